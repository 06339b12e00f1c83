export type ByteRange = { from: number; to: number };

const SINGLE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * Parses a Range header; undefined means that the whole file is sent, which is also a valid response
 * to a request for several ranges.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = SINGLE_RANGE.exec(header?.replaceAll(' ', '') ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return checked({ from: Math.max(0, size - Number(last)), to: size - 1 });
  if (last !== '' && Number(last) < Number(first)) return undefined;
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return checked({ from: Number(first), to });
}

const checked = (range: ByteRange): ByteRange | 'unsatisfiable' =>
  range.from <= range.to ? range : 'unsatisfiable';
