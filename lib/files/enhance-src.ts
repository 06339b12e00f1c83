import { readFileSync } from 'node:fs';
import { z } from 'zod';

let src: string | undefined;

/** The address of the built script has the hash of its content, because it is served as immutable. */
export function enhanceSrc(): string {
  src ??= `/enhance.js?v=${readHash('build/enhance.json')}`;
  return src;
}

function readHash(file: string): string {
  return z.object({ hash: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).hash;
}
