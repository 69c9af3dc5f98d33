/** What a mission asks for, with each number kept beside what it counts or limits: "2 Treachery", "> 36". */
export function unbroken(text: string): string {
  return text.replace(/([<>]) (?=\d)/g, "$1\u00a0").replace(/(?<![\d>]\u00a0?)\b(\d+) (?=[A-Z])/g, "$1\u00a0");
}
