import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { inSite } from '../root';
import { drawings, tooHeavy } from './drawings';
import { icons } from './icons';
import { render } from './rasters/picture';
import { PICTURES } from './rasters/pictures';

async function write(file: string, content: string | Buffer): Promise<void> {
  const path = inSite(file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

const all = drawings();
const heavy = tooHeavy(all);
if (heavy.length > 0) throw new Error(heavy.join('\n'));
for (const [name, text] of all) await write(`public/art/${name}.svg`, text);
for (const [path, content] of await icons()) await write(`public/${path}`, content);

/** Pictures load over slow networks and are committed. */
const PICTURE_LIMIT = 60 * 1024;
const TOTAL_LIMIT = 4 * 1024 * 1024;
let total = 0;
for (const picture of PICTURES) {
  const image = await render(picture);
  if (image.length >= PICTURE_LIMIT)
    throw new Error(`${picture.file} weighs ${image.length} bytes`);
  total += image.length;
  await write(`school-api/content/seed/media/${picture.file}`, image);
}
if (total >= TOTAL_LIMIT) throw new Error(`the pictures weigh ${total} bytes together`);
