import { MOTIFS } from './motifs/motifs';
import { optimise } from './optimise';
import { SCENES } from './scenes';

/** Upper limit: a drawing is the first thing that a slow network loads. */
const LIMIT = 12 * 1024;

/** Every drawing of the site by name, as committed to public/art. */
export function drawings(): Map<string, string> {
  return new Map([
    ...MOTIFS.map((m): [string, string] => [m.name, optimise(m.draw(), m.precision)]),
    ...[...SCENES].map(([name, s]): [string, string] => [name, optimise(s.draw(s.mood))]),
  ]);
}

export function tooHeavy(all: ReadonlyMap<string, string>): string[] {
  return [...all]
    .map(([name, text]) => ({ name, size: Buffer.byteLength(text) }))
    .filter(({ size }) => size >= LIMIT)
    .map(({ name, size }) => `${name}.svg weighs ${size} bytes; the limit is ${LIMIT}`);
}
