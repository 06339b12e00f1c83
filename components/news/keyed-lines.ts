/** Lines of a text as list entries; equal lines get distinct keys. */
export function keyedLines(lines: readonly string[]): { key: string; line: string }[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const times = seen.get(line) ?? 0;
    seen.set(line, times + 1);
    return { key: `${line}#${times}`, line };
  });
}
