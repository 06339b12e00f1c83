import { parse } from 'csv-parse/sync';

/** Per paste. */
export const MAX_ROWS = 5_000;
export const MAX_BYTES = 1024 * 1024;
export const MAX_COLUMNS = 60;
/** Errors shown; further ones are counted. */
export const MAX_SHOWN = 200;

const SEPARATORS = ['\t', ';', ','] as const;
type Separator = (typeof SEPARATORS)[number];

/** Trailing blank rows do not count, but parsing them costs time. */
const MAX_LINES = 2 * MAX_ROWS;

/** The raw rows of a pasted table or CSV file; quoted cells may contain line breaks. */
export function splitCells(pasted: string): string[][] {
  const text = pasted.replace(/^\uFEFF/, '').replaceAll('\0', '');
  if (text.trim() === '') return [];
  const separator = separatorOf(text);
  const parsed = parse(markPlainQuotes(text, separator), {
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    to: MAX_LINES,
  });
  const rows = parsed.map((row) => row.map((cell) => cell.replace('\0', '')));
  if (rows.length === MAX_LINES) return rows;
  while (rows.at(-1)?.every((cell) => cell.trim() === '')) rows.pop();
  return rows;
}

/**
 * Spreadsheets copy a text such as `"Best" of all` unescaped. A quote at the start of a cell belongs
 * to the text unless its closing quote ends the cell. A NUL before such a quote makes the parser keep
 * it.
 */
function markPlainQuotes(text: string, separator: Separator): string {
  const inCell = `[^${separator}\r\n]`;
  const opening = new RegExp(`(?<!${inCell})"(?:[^"]*(?:""[^"]*)*"(?!${inCell}))?`, 'g');
  return text.replace(opening, (found) => (found === '"' ? '\0"' : found));
}

/** Judged by the first non-empty line, because column names rarely contain a separator. */
function separatorOf(text: string): Separator {
  const [line = ''] = text.trimStart().split(/[\r\n]/, 1);
  const unquoted = line.replace(/"[^"]*"?/g, '');
  const [tabs = 0, semicolons = 0, commas = 0] = SEPARATORS.map(
    (separator) => unquoted.split(separator).length - 1,
  );
  if (tabs > 0 || semicolons + commas === 0) return '\t';
  return semicolons >= commas ? ';' : ',';
}

const UTF16_LE = [0xff, 0xfe] as const;
/** Windows-1252 at 0x80 to 0x9f; Node treats its name as Latin-1. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Spreadsheets write UTF-8, Windows-1252 or ("Unicode text") UTF-16. */
export function decodeText(bytes: Uint8Array): string {
  if (UTF16_LE.every((byte, index) => bytes[index] === byte)) {
    return new TextDecoder('utf-16le').decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows(bytes);
  }
}

function decodeWindows(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1');
  return text.replace(/[\u0080-\u009f]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign);
}
