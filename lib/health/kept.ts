import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';
import { readBuildId } from '@/lib/page-cache/build-id';
import { keptMarker } from '@/lib/page-cache/shared';
import { redis } from '@/lib/redis/redis';

/** Pages or answers of the school API from before: enough to show visitors something true. */
export async function isAnythingKept(): Promise<boolean> {
  const build = readBuildId() ?? '';
  if ((await holds('last-known-good')) || (await holds('pages', build))) return true;
  const shared = await redis()?.ask(
    (client) => client.exists(keptMarker(build)),
    () => 0,
  );
  return shared === 1;
}

async function holds(...parts: string[]): Promise<boolean> {
  const folder = path.resolve(/* turbopackIgnore: true */ env().SITE_DATA_DIR, ...parts);
  const names = await readdir(folder).catch(() => []);
  return names.some((name) => name.endsWith('.json'));
}
