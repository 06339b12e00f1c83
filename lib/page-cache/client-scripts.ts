import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join('.next', 'static', 'chunks');
let texts: Promise<string> | undefined;

/**
 * What the build's browser scripts say, all together: an app fetches some of them later, and a name
 * of a class may stand in any. Read once; a failure is tried again with the next page.
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
