import { readFileSync } from 'node:fs';
import { z } from 'zod';

const builtSchema = z.object({ hash: z.string(), appStart: z.string() });

let built: z.output<typeof builtSchema> | undefined;

/** The built script's address contains its content hash, because it is served as immutable. */
export const enhanceSrc = (): string => `/enhance.js?v=${readBuilt().hash}`;

export const appStartCode = (): string => readBuilt().appStart;

function readBuilt() {
  built ??= builtSchema.parse(JSON.parse(readFileSync('build/enhance.json', 'utf8')));
  return built;
}
