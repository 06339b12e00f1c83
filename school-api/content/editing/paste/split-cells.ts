import { type Quoted, quotedAt } from './quoted-cell';

const SEPARATORS = ['\t', ';', ','] as const;
type Separator = (typeof SEPARATORS)[number];

/** The rows of a pasted table or of a CSV file, as they are; quoted cells may hold line ends. */
export function splitCells(pasted: string): string[][] {
  const text = pasted.replace(/^\uFEFF/, '').replaceAll('\0', '');
  if (text.trim() === '') return [];
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const { value, end } = cellAt(text, at, separator);
    row.push(value);
    const sign = text[end];
    at = end + 1;
    if (sign === separator) continue;
    rows.push(row);
    row = [];
    if (sign === '\r' && text[at] === '\n') at += 1;
  }
  while (rows.at(-1)?.every((cell) => cell.trim() === '')) rows.pop();
  return rows;
}

function cellAt(text: string, start: number, separator: Separator): Quoted {
  const quoted = quotedAt(text, start, (sign) => isEnd(sign, separator));
  if (quoted !== undefined) return quoted;
  let end = start;
  while (!isEnd(text[end], separator)) end += 1;
  return { value: text.slice(start, end), end };
}

const isEnd = (sign: string | undefined, separator: Separator) =>
  sign === undefined || sign === separator || sign === '\n' || sign === '\r';

/** Of the first line that has something, since names of columns rarely hold such a sign. */
function separatorOf(text: string): Separator {
  const start = text.search(/\S/);
  const end = text.slice(start).search(/[\r\n]/);
  const counted = countOutsideQuotes(
    end === -1 ? text.slice(start) : text.slice(start, start + end),
  );
  const [tabs = 0, semicolons = 0, commas = 0] = SEPARATORS.map((sign) => counted.get(sign));
  if (tabs > 0 || semicolons + commas === 0) return '\t';
  return semicolons >= commas ? ';' : ',';
}

function countOutsideQuotes(line: string): Map<string, number> {
  const counted = new Map<string, number>();
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted) counted.set(sign, (counted.get(sign) ?? 0) + 1);
  }
  return counted;
}
