/** A stream, by the place of its keyword, with the dictionary before it. */
export type PdfStream = { at: number; dictionary: string };

class TooMuch extends Error {}

const SPACE = '\0\t\n\f\r ';

/**
 * The streams of each place where an object could begin, also inside a comment or a text: a reader goes
 * where the file's own table sends it. Undefined when that takes too long.
 */
export function pdfStreams(raw: string): PdfStream[] | undefined {
  let left = 4 * raw.length;
  const spend = (characters: number) => {
    left -= characters;
    if (left < 0) throw new TooMuch();
  };
  const streams: PdfStream[] = [];
  try {
    for (let at = raw.indexOf('obj'); at >= 0; at = raw.indexOf('obj', at + 3)) {
      if (raw.slice(at - 3, at) === 'end') continue;
      const stream = streamAfter(raw, at + 3, spend);
      if (stream !== undefined) streams.push(stream);
    }
  } catch (error) {
    if (error instanceof TooMuch) return undefined;
    throw error;
  }
  return streams;
}

type Spend = (characters: number) => void;

function streamAfter(raw: string, from: number, spend: Spend): PdfStream | undefined {
  const begin = afterSpace(raw, from, spend);
  const read = raw.startsWith('<<', begin) ? readDictionary(raw, begin, spend) : undefined;
  if (read === undefined) return undefined;
  const at = afterSpace(raw, read.end, spend);
  return raw.startsWith('stream', at) ? { at, dictionary: read.own } : undefined;
}

/** What it says itself, without texts, comments and the dictionaries inside it. */
function readDictionary(raw: string, begin: number, spend: Spend) {
  const signs = /<<|>>|[<(%]/g;
  const own: string[] = [];
  let depth = 0;
  let from = begin;
  while (from < raw.length) {
    signs.lastIndex = from;
    const { 0: sign, index = raw.length } = signs.exec(raw) ?? {};
    if (depth === 1) own.push(raw.slice(from, index));
    if (sign === '<<') depth += 1;
    if (sign === '>>') depth -= 1;
    const end = endOf(raw, sign, index);
    spend(end - from);
    if (depth === 0) return { own: own.join(' '), end };
    from = end;
  }
  return undefined;
}

function endOf(raw: string, sign: string | undefined, at: number): number {
  if (sign === undefined) return raw.length;
  if (sign === '(') return endOfText(raw, at);
  if (sign === '%') return endOfLine(raw, at);
  if (sign !== '<') return at + sign.length;
  const end = raw.indexOf('>', at);
  return end < 0 ? raw.length : end + 1;
}

/** Texts are in round brackets, and may have pairs of them. */
function endOfText(raw: string, begin: number): number {
  const signs = /[()\\]/g;
  let depth = 0;
  signs.lastIndex = begin;
  for (let found = signs.exec(raw); found !== null; found = signs.exec(raw)) {
    if (found[0] === '\\') signs.lastIndex += 1;
    else depth += found[0] === '(' ? 1 : -1;
    if (depth === 0) return signs.lastIndex;
  }
  return raw.length;
}

function endOfLine(raw: string, from: number): number {
  const ends = /[\r\n]/g;
  ends.lastIndex = from;
  return ends.exec(raw)?.index ?? raw.length;
}

/** Comments count as space. */
function afterSpace(raw: string, from: number, spend: Spend): number {
  let at = from;
  while (at < raw.length) {
    const sign = raw.charAt(at);
    if (sign === '%') at = endOfLine(raw, at);
    else if (SPACE.includes(sign)) at += 1;
    else break;
  }
  spend(at - from);
  return at;
}
