import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { captionOf, SHARE_SIZE, shareFile } from '@/components/seo/share-picture';
import { sitePages } from '@/content/pages';
import { type Photograph, photographs } from '@/content/photographs';
import { sceneNames } from '@/content/scenes';

/** Large enough for the banner, small enough for a slow connection. */
const PHOTOGRAPH = { width: 1600, height: 900, maxBytes: 200 * 1024 } as const;
const FORMATS = ['webp', 'jpeg', 'avif', 'heif'];
const SHARE_MAX_BYTES = 90 * 1024;

export async function pictureFindings(
  publicFolder: string,
  named: Readonly<Record<string, Photograph>> = photographs,
): Promise<string[]> {
  const scenes = await Promise.all(
    sceneNames.map((scene) => checkScene(publicFolder, scene, named[scene])),
  );
  const shares = await Promise.all(sitePages.map((page) => checkShare(publicFolder, page)));
  return [...unknownNames(publicFolder, named), ...scenes.flat(), ...shares.flat()];
}

function unknownNames(folder: string, named: Readonly<Record<string, Photograph>>): string[] {
  const isScene = (name: string) => sceneNames.some((scene) => scene === name);
  const files = new Set(Object.values(named).map(({ file }) => file));
  const photos = join(folder, 'photos');
  const unused = existsSync(photos) ? readdirSync(photos).filter((file) => !files.has(file)) : [];
  return [
    ...Object.keys(named)
      .filter((name) => !isScene(name))
      .map((name) => `content/photographs.ts names '${name}', which is no scene.`),
    ...unused.map((file) => `public/photos/${file} is not named in content/photographs.ts.`),
  ];
}

async function checkScene(folder: string, scene: string, photograph: Photograph | undefined) {
  const path = photograph ? `photos/${photograph.file}` : `art/${scene}.svg`;
  const file = join(folder, path);
  if (!existsSync(file)) return [`public/${path} is missing; it shows '${scene}'.`];
  return photograph ? checkPhotograph(file, path, photograph) : [];
}

async function checkPhotograph(file: string, path: string, { alt }: Photograph) {
  const { width, height, maxBytes } = PHOTOGRAPH;
  const bytes = statSync(file).size;
  const meta = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!meta) return [`public/${path} cannot be read as a picture.`];
  const ratio = meta.width / meta.height / (width / height);
  const checks: [boolean, string][] = [
    [FORMATS.includes(meta.format), `must be WebP, AVIF or JPEG, not ${meta.format}`],
    [
      meta.width >= width && meta.height >= height,
      `must have at least ${width} × ${height} pixels, not ${meta.width} × ${meta.height}`,
    ],
    [Math.abs(ratio - 1) < 0.02, 'must be 16 wide to 9 high'],
    [bytes <= maxBytes, `may have ${maxBytes / 1024} KB, not ${Math.ceil(bytes / 1024)}`],
    [!meta.exif, 'still has the data of the camera, perhaps its place: save it without'],
    [alt.trim() !== '', 'needs an alt text in content/photographs.ts'],
  ];
  return checks.filter(([fits]) => !fits).map(([, what]) => `public/${path} ${what}.`);
}

async function checkShare(folder: string, page: (typeof sitePages)[number]) {
  const path = shareFile(page.path);
  const file = join(folder, path);
  const again = 'run `npm run share-pictures` in tools/demo';
  // Other pages fall back to the picture of their section or of the home page.
  if (!existsSync(file)) return page.path === '/' ? [`public${path} is missing: ${again}.`] : [];
  const bytes = readFileSync(file);
  const meta = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!meta) return [`public${path} cannot be read as a picture: ${again}.`];
  const { format, width, height } = meta;
  const fits = format === 'jpeg' && width === SHARE_SIZE.width && height === SHARE_SIZE.height;
  if (!fits || bytes.length >= SHARE_MAX_BYTES) {
    return [
      `public${path} must be a JPEG of ${SHARE_SIZE.width} × ${SHARE_SIZE.height}: ${again}.`,
    ];
  }
  const caption = [page.title, ...captionOf(page)].join(' | ');
  return bytes.includes(caption) ? [] : [`public${path} shows an older title: ${again}.`];
}
