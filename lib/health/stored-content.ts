import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';
import { readBuildId } from '@/lib/page-cache/build-id';
import { storedMarker } from '@/lib/page-cache/shared';
import { redis } from '@/lib/redis/redis';

/** Whether stored pages or responses from an earlier run are available. */
export async function hasStoredContent(): Promise<boolean> {
  const build = readBuildId() ?? '';
  if ((await hasFiles('last-known-good')) || (await hasFiles('pages', build))) return true;
  const shared = await redis()?.run(
    (client) => client.exists(storedMarker(build)),
    () => 0,
  );
  return shared === 1;
}

async function hasFiles(...parts: string[]): Promise<boolean> {
  const folder = path.resolve(/* turbopackIgnore: true */ env().SITE_DATA_DIR, ...parts);
  const names = await readdir(folder).catch(() => []);
  return names.some((name) => name.endsWith('.json'));
}
