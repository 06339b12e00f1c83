import { inflateSync } from 'node:zlib';
import { pdfStreams } from './pdf-streams';

/** What is unpacked of one file, so that no small file fills the memory. */
const MAX_UNPACKED = 48 * 1024 * 1024;
/** No document of 20 MB has as many. */
const MAX_STREAMS = 100_000;
/** With these, or said twice, readers would find something else than is looked at here. */
const UNUSUAL = /\/(?:F|DP|DecodeParms)\b|(\/(?:Filter|First)\b).*\1/s;
const OBJECT = 400;

export type PdfParts = {
  /** The file itself, and what its object streams hold. */
  text: string;
  /** Something could not be unpacked. */
  hidden: boolean;
  /** The beginning of each object, by its number. */
  objects: ReadonlyMap<string, string>;
};

/** As latin1; pictures and fonts inside stay packed. */
export function pdfParts(file: Buffer): PdfParts {
  const raw = file.toString('latin1');
  const objects = plainObjects(raw);
  const streams = hasTooMany(raw) ? undefined : pdfStreams(raw);
  if (streams === undefined) return { text: '', hidden: true, objects };
  const texts = [raw];
  let left = MAX_UNPACKED;
  let hidden = false;
  for (const { at, dictionary } of streams) {
    const own = withoutEscapes(dictionary);
    if (!holdsObjects(own)) continue;
    const unpacked = unpack(file, raw, at, own, left);
    hidden = unpacked === undefined;
    if (unpacked === undefined) break;
    left -= unpacked.length;
    texts.push(unpacked);
    packedObjects(unpacked, own, objects);
  }
  return { text: withoutEscapes(texts.join('\n')), hidden, objects };
}

function hasTooMany(raw: string): boolean {
  let count = 0;
  for (let at = raw.indexOf('stream'); at >= 0; at = raw.indexOf('stream', at + 6)) {
    if (raw.slice(at - 3, at) !== 'end') count += 1;
    if (count > MAX_STREAMS) return true;
  }
  return false;
}

/** Some readers do not look at the type. */
function holdsObjects(dictionary: string): boolean {
  const isNumbered = /\/N\b/.test(dictionary) && /\/First\b/.test(dictionary);
  return isNumbered || /\/ObjStm\b/.test(dictionary);
}

function plainObjects(raw: string): Map<string, string> {
  const objects = new Map<string, string>();
  for (const { 0: head, 1: number = '', index } of raw.matchAll(/\b(\d{1,7}) \d{1,5} obj\b/g)) {
    const [body = ''] = raw.slice(index + head.length, index + OBJECT).split('endobj');
    objects.set(number, withoutEscapes(body));
  }
  return objects;
}

function unpack(file: Buffer, raw: string, at: number, dictionary: string, left: number) {
  const start = at + (raw.startsWith('\r\n', at + 6) ? 8 : 7);
  const end = raw.indexOf('endstream', start);
  if (end < 0 || left <= 0 || UNUSUAL.test(dictionary)) return undefined;
  if (!dictionary.includes('/Filter')) return raw.slice(start, end);
  const isDeflated = /\/Filter\s*(?:\/FlateDecode\b|\[\s*\/FlateDecode\s*\])/.test(dictionary);
  if (!isDeflated) return undefined;
  try {
    return inflateSync(file.subarray(start, end), { maxOutputLength: left }).toString('latin1');
  } catch {
    return undefined;
  }
}

/** An object stream begins with pairs of a number and an offset; the first object is at /First. */
function packedObjects(text: string, dictionary: string, objects: Map<string, string>) {
  const first = Number(/\/First\s+(\d{1,9})/.exec(dictionary)?.[1] ?? 0);
  const pairs = text.slice(0, first).trim().split(/\s+/).map(Number);
  for (let at = 0; at + 1 < pairs.length; at += 2) {
    const from = first + (pairs[at + 1] ?? 0);
    const next = first + (pairs[at + 3] ?? text.length);
    objects.set(String(pairs[at]), withoutEscapes(text.slice(from, Math.min(next, from + OBJECT))));
  }
}

/** '/J#61vaScript' is the same name. */
function withoutEscapes(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
