import type { Waiting } from './source';

const SHOWN = 5;

/** The first lines, and how many there are besides. */
export function someOf(lines: readonly Waiting[], of: string): Waiting[] {
  const more = lines.length - SHOWN;
  if (more <= 0) return [...lines];
  return [...lines.slice(0, SHOWN), { title: `${more} more ${of}` }];
}
