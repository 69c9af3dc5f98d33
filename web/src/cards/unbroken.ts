/** What a mission asks for, with each number kept beside what it counts or limits: "2 Treachery", "> 36". */
export function unbroken(text: string): string {
  const limits = text.replace(/([<>]) (?=\d)/g, "$1\u00a0");
  return limits.replace(/([<>]\u00a0)?\b(\d+) (?=[A-Z])/g, (all, limit: string | undefined, count: string) => (limit ? all : `${count}\u00a0`));
}
