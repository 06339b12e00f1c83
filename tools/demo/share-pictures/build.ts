/**
 * Makes the picture that social networks show for each page; run it after changing a title, a scene
 * or the school's name. Outputs are committed.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { captionOf, shareFile } from '@/components/seo/share-picture';
import { sitePages } from '@/content/pages';
import { findBrowser } from '../../../scripts/run/browser';
import { inSite } from '../root';
import { shareCard } from './share-card';

const root = inSite('public');

/** Some networks fetch no more than this. */
const LIMIT = 90 * 1024;

/** JPEG, since some networks read nothing newer. The metadata also contains the text. */
async function compress(picture: Buffer, words: string): Promise<Buffer> {
  for (const quality of [86, 82, 78, 72, 66]) {
    const image = await sharp(picture)
      .jpeg({ quality, mozjpeg: true })
      .withExif({ IFD0: { ImageDescription: words } })
      .toBuffer();
    if (image.length < LIMIT) return image;
  }
  throw new Error(`the picture of ${words} weighs too much`);
}

const executablePath = findBrowser('chromium');
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const sheet = await browser.newPage({ viewport: { width: 1200, height: 630 } });

const drawn = new Set<string>();
for (const page of sitePages) {
  await sheet.setContent(shareCard(page), { waitUntil: 'load' });
  await sheet.evaluate(() => document.fonts.ready);
  const words = [page.title, ...captionOf(page)].join(' | ');
  const file = join(root, shareFile(page.path));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await compress(await sheet.screenshot(), words));
  drawn.add(file);
}
await browser.close();

const folder = join(root, 'og');
for (const name of await readdir(folder)) {
  if (!drawn.has(join(folder, name))) await rm(join(folder, name));
}
