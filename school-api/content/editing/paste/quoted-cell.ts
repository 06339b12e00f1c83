export type Quoted = { value: string; end: number };

/**
 * The quoted cell that begins here. Undefined when it is none: spreadsheets copy a text such as
 * `"Best" of all` as it is, so a quote counts only where the cell ends behind the closing one.
 */
export function quotedAt(
  text: string,
  start: number,
  isEnd: (sign: string | undefined) => boolean,
): Quoted | undefined {
  if (text[start] !== '"') return undefined;
  let at = text.indexOf('"', start + 1);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  if (at === -1 || !isEnd(text[at + 1])) return undefined;
  return { value: text.slice(start + 1, at).replaceAll('""', '"'), end: at + 1 };
}
