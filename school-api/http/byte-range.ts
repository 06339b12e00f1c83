export type Part = { from: number; to: number };

const one = /^bytes=(\d*)-(\d*)$/;

/**
 * Which part of a file is asked for: nothing means all of it, 'none' a part that it does not have.
 * Several parts at once may be answered with the whole, and are.
 */
export function partOf(header: string | undefined, size: number): Part | 'none' | undefined {
  const [, first = '', last = ''] = one.exec(header?.replaceAll(' ', '') ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return within({ from: Math.max(0, size - Number(last)), to: size - 1 });
  if (last !== '' && Number(last) < Number(first)) return undefined;
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return within({ from: Number(first), to });
}

const within = (part: Part): Part | 'none' => (part.from <= part.to ? part : 'none');
