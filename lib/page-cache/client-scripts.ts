import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join('.next', 'static', 'chunks');
let texts: Promise<string> | undefined;

/**
 * The text of all the build's browser scripts: an app loads some lazily, and a class name may be in
 * any. Read once; after a failure the next page tries again.
 */
export function readClientScripts(): Promise<string> {
  texts ??= readAll().catch((error: unknown) => {
    texts = undefined;
    throw error;
  });
  return texts;
}

async function readAll(): Promise<string> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'));
  return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join(' ');
}
