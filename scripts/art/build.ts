import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawings, tooHeavy } from './drawings';
import { icons } from './icons';

const root = join(import.meta.dirname, '../..');

async function write(file: string, content: string | Buffer): Promise<void> {
  const path = join(root, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

const all = drawings();
const heavy = tooHeavy(all);
if (heavy.length > 0) throw new Error(heavy.join('\n'));
for (const [name, text] of all) await write(`public/art/${name}.svg`, text);
for (const [path, content] of await icons()) await write(`public/${path}`, content);
