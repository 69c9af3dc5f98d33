import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "svelte/compiler";
import { afterEach, describe, expect, it } from "vitest";

import { en } from "../src/words/en";
import { pseudo } from "../src/words/pseudo";
import { counted, say, speak, type Word } from "../src/words/say";

const SOURCE = new URL("../src", import.meta.url).pathname;
const files = (readdirSync(SOURCE, { recursive: true }) as string[]).map((it) => join(SOURCE, it));
const components = files.filter((it) => it.endsWith(".svelte"));
const SPOKEN = new Set(["aria-label", "title", "placeholder", "alt", "aria-description", "label"]);

/** Words that stand in a template instead of the catalogue. */
function literals(file: string): string[] {
  const found: string[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    if (!node || typeof node !== "object" || Array.isArray(node)) return;
    const it = node as Record<string, unknown>;
    if (it["type"] === "StyleDirective") return;
    if (it["type"] === "Attribute") {
      const parts = Array.isArray(it["value"]) ? it["value"] : [it["value"]];
      for (const part of parts) {
        const text = (part as { type?: string; data?: string } | null)?.type === "Text" ? (part as { data: string }).data : "";
        if (SPOKEN.has(it["name"] as string) && /\p{L}/u.test(text)) found.push(`${String(it["name"])}=${text}`);
      }
      return;
    }
    if (it["type"] === "Text" && /\p{L}/u.test(it["data"] as string)) found.push(it["data"] as string);
    for (const [key, value] of Object.entries(it)) if (!["instance", "module", "css"].includes(key)) walk(value);
  };
  walk(parse(readFileSync(file, "utf8"), { modern: true }).fragment);
  return found;
}

describe("every word", () => {
  afterEach(() => speak("en"));

  it.each(components.map((it) => [it.slice(SOURCE.length + 1), it]))("of %s comes from the catalogue", (_, file) => {
    expect(literals(file)).toEqual([]);
  });

  it("of the catalogue is said somewhere", () => {
    const text = files.filter((it) => /\.(svelte|ts)$/.test(it) && !it.endsWith("en.ts")).map((it) => readFileSync(it, "utf8")).join("\n");
    const built = [...text.matchAll(/`([a-z.-]+)\$\{/g)].map((it) => it[1]!);
    const isSaid = (key: string): boolean =>
      text.includes(`"${key}"`) ||
      text.includes(`"${key.replace(/\.(one|more)$/, "")}"`) ||
      built.some((start) => key.startsWith(start));
    expect(Object.keys(en).filter((key) => !isSaid(key))).toEqual([]);
  });

  it("is marked and stretched in the made-up language, with its slots kept", () => {
    const odd = pseudo(en);
    for (const [key, text] of Object.entries(odd)) {
      const plain = en[key as Word];
      expect(text).toMatch(/^⟦.*⟧$/su);
      expect(text.length).toBeGreaterThan(plain.length);
      expect(text.match(/\{\w+\}/g)).toEqual(plain.match(/\{\w+\}/g));
    }
  });

  it("can be said in another language", () => {
    speak("pseudo");
    expect(say("undo")).toMatch(/^⟦/);
    expect(counted("cards", 3)).toContain("3");
    speak("unknown");
    expect(say("undo")).toBe("Undo");
  });
});
