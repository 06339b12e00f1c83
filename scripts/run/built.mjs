// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { sourcesHash } from './sources.mjs';

export async function ensureBuilt() {
  const stamp = existsSync('build/stamp') ? readFileSync('build/stamp', 'utf8') : '';
  if (stamp === sourcesHash()) return;
  console.log(stamp ? 'The sources have changed: building ...' : 'Building ...');
  const { build } = await import('../build.mjs');
  await build();
}
