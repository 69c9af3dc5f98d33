"""Pictures for the docs: what the browser paints, in 256 colours, as a small PNG. Nothing but the browser is needed."""

from __future__ import annotations

import base64
import struct
import zlib
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLOURS = """async source => {
  const picture = new Image();
  picture.src = "data:image/png;base64," + source;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const pen = canvas.getContext("2d");
  pen.drawImage(picture, 0, 0);
  const { data } = pen.getImageData(0, 0, picture.width, picture.height);
  const counts = new Map();
  const key = at => (data[at] >> 2) << 12 | (data[at + 1] >> 2) << 6 | data[at + 2] >> 2;
  for (let at = 0; at < data.length; at += 4) counts.set(key(at), (counts.get(key(at)) ?? 0) + 1);
  const parts = it => [it >> 12, it >> 6 & 63, it & 63];
  const box = keys => {
    const mean = [0, 0, 0], spread = [0, 0, 0];
    let weight = 0;
    for (const it of keys) {
      const count = counts.get(it);
      weight += count;
      parts(it).forEach((part, side) => { mean[side] += part * count; spread[side] += part * part * count; });
    }
    for (const side of [0, 1, 2]) {
      mean[side] /= weight;
      spread[side] -= mean[side] * mean[side] * weight;
    }
    const side = spread.indexOf(Math.max(...spread));
    return { keys, mean, side, spread: spread[side] };
  };
  const boxes = [box([...counts.keys()])];
  while (boxes.length < 256) {
    boxes.sort((a, b) => a.spread - b.spread);
    const widest = boxes.pop();
    if (widest.spread <= 0) { boxes.push(widest); break; }
    const low = widest.keys.filter(it => parts(it)[widest.side] <= widest.mean[widest.side]);
    const high = widest.keys.filter(it => parts(it)[widest.side] > widest.mean[widest.side]);
    boxes.push(box(low), box(high));
  }
  const index = new Map();
  boxes.forEach((it, at) => it.keys.forEach(each => index.set(each, at)));
  const points = new Uint8Array(data.length / 4);
  for (let at = 0; at < points.length; at++) points[at] = index.get(key(at * 4));
  let text = "";
  for (let at = 0; at < points.length; at += 8192) text += String.fromCharCode(...points.subarray(at, at + 8192));
  const palette = boxes.flatMap(it => it.mean.map(part => Math.min(255, Math.round(part * 4.06))));
  return { width: picture.width, height: picture.height, palette, points: btoa(text) };
}"""
"""Cuts the box of all colours where they lie furthest apart, until there are 256 boxes."""


class Pictures:
    """Makes pictures small; a tab of its own does the counting."""

    def __init__(self, browser: Browser) -> None:
        """Open the tab."""
        self.page = browser.new_page()

    def save(self, painted: bytes, path: Path) -> int:
        """Write what was painted; how many bytes it takes."""
        found = self.page.evaluate(COLOURS, base64.b64encode(painted).decode())
        data = packed(found)
        path.write_bytes(data)
        return len(data)


def packed(found: dict[str, Any]) -> bytes:
    """A PNG with a palette."""
    width, height = found["width"], found["height"]
    points = base64.b64decode(found["points"])
    rows = b"".join(b"\0" + points[at : at + width] for at in range(0, len(points), width))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", head), (b"PLTE", bytes(found["palette"])), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return SIGNATURE + b"".join(chunk(name, data) for name, data in parts)


def chunk(name: bytes, data: bytes) -> bytes:
    """A part of a PNG."""
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
