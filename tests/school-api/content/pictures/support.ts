import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {
  type Arriving,
  FileRefused,
  newArriving,
  type Picture,
  prepareFile,
} from '@/school-api/content';
import { type Browser, COOKIE, ORIGIN, openTestOffice } from '../../../office/support/office';
import { closing } from '../../../support/closing';
import { multipart, textParts } from '../../sample-cv';

export type Media = { folder: string; files: () => Promise<string[]> };

/** An empty media folder. */
export async function openMedia(within = tmpdir()): Promise<Media> {
  const folder = await mkdtemp(path.join(within, 'pictures-'));
  closing(() => rm(folder, { recursive: true }));
  return {
    folder,
    files: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
        .sort();
    },
  };
}

export async function openPictureOffice(within?: string) {
  const media = await openMedia(within);
  const office = await openTestOffice({ config: { mediaFolders: [media.folder] } });
  const send = (
    browser: Browser,
    to: string,
    { body, type }: { body: Buffer; type: string },
    more: Record<string, string> = {},
  ) =>
    office.app.request(`${ORIGIN}${to}`, {
      method: 'POST',
      body: new Uint8Array(body),
      headers: {
        host: new URL(ORIGIN).host,
        origin: ORIGIN,
        'sec-fetch-site': 'same-origin',
        'content-type': type,
        cookie: `${COOKIE}=${browser.token()}`,
        ...more,
      },
    });
  return {
    ...office,
    media,
    send,
    upload: (browser: Browser, to: string, fields: Record<string, string>, file?: NamedFile) => {
      const own = file ?? { name: '', value: Buffer.alloc(0) };
      const part = { name: 'file', value: own.value, file: own.name, type: 'image/jpeg' };
      return send(browser, to, multipart([...textParts(fields), part]));
    },
  };
}

export type PictureOffice = Awaited<ReturnType<typeof openPictureOffice>>;
export type NamedFile = { name: string; value: Buffer };

/** A small picture whose left half is red and whose right half is blue. */
export function picture(width = 80, height = 60) {
  const red = { r: 200, g: 20, b: 20 };
  const half = { width: Math.floor(width / 2), height, channels: 3 as const };
  const blue = sharp({ create: { ...half, background: { r: 20, g: 20, b: 200 } } }).png();
  return blue
    .toBuffer()
    .then((input) =>
      sharp({ create: { width, height, channels: 3, background: red } }).composite([
        { input, left: width - half.width, top: 0 },
      ]),
    );
}

export const jpeg = async (width?: number, height?: number) =>
  (await picture(width, height)).jpeg().toBuffer();

/**
 * The same as taken by an iPhone: landscape, with rotation metadata, a location, and its screen's colour
 * profile. Made with heif-enc of libheif.
 */
export const iphonePhoto = () => readFile('tests/school-api/content/pictures/iphone.heic');

/** The result of an upload: what is stored, or the message that refuses it. */
export async function prepared(
  media: Media,
  kind: Picture['kind'],
  bytes: Buffer,
  name = 'file.pdf',
) {
  const arriving: Arriving = await newArriving(media.folder);
  await writeFile(arriving.sent, bytes);
  try {
    return { ...(await prepareFile(arriving, { kind, name })), file: arriving.file };
  } catch (error) {
    if (error instanceof FileRefused) return error.message;
    throw error;
  }
}
