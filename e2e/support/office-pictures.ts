import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { newFormKey, saveRecord } from '../../school-api/content/editing/save-record';
import { binPicture } from '../../school-api/content/pictures/bin';
import {
  newArriving,
  type PictureDeps,
  removeArriving,
} from '../../school-api/content/pictures/folder';
import { prepareFile } from '../../school-api/content/pictures/prepare-file';
import type { Picture, PictureFacts } from '../../school-api/content/pictures/rows';
import { addPicture, replacePicture } from '../../school-api/content/pictures/store';
import type { Db } from '../../school-api/db/db';
import { samplePdf } from '../../tests/school-api/sample-cv';

const LONG = 'Venkatanarasimharajuvaripeta-Lakshminarasimhan-Balasubrahmanyam, sports day';
const BY = 'editor@example.org';

/** In this order, in an initially empty database. */
export const shots = {
  used: 1,
  long: 2,
  students: 3,
  binned: 4,
  document: 5,
  replaced: 6,
  fresh: 7,
};

const SKY = { r: 143, g: 185, b: 216 };
const FIELD = { r: 111, g: 143, b: 78 };

export async function landscape(width = 1600, height = 1000): Promise<Buffer> {
  const plain = (high: number, background: typeof SKY) =>
    sharp({ create: { width, height: high, channels: 3, background } });
  const ground = Math.round(height * 0.4);
  const input = await plain(ground, FIELD).png().toBuffer();
  const at = { left: 0, top: height - ground };
  return plain(height, SKY)
    .composite([{ input, ...at }])
    .jpeg()
    .toBuffer();
}

/** One of each kind: used, with a long name, without consent, binned, replaced, a PDF. */
export async function addPictures(db: Db, dataDir: string): Promise<void> {
  const media = join(dataDir, 'media');
  const deps: PictureDeps = { db, now: () => new Date(), mediaFolders: [media] };
  const bytes = await landscape();
  const used = await add(deps, { name: 'The field', alt: 'The field in the morning' }, bytes);
  await add(deps, { name: LONG, alt: LONG.repeat(3) }, bytes);
  await add(deps, { name: 'Class 6', alt: 'Girls run', showsStudents: true }, bytes);
  await binPicture(deps, await add(deps, { name: 'A mistake', decorative: true }, bytes));
  await add(deps, { name: 'Calendar' }, samplePdf());
  const old = await add(deps, { name: 'The gate', alt: 'The gate' }, bytes);
  const given = await arrive(deps, bytes);
  const { name, alt, decorative, showsStudents, consentOnFile } = old;
  const facts = { name, alt, decorative, showsStudents, consentOnFile };
  await replacePicture(deps, { ...given, facts, by: BY, old });
  await saveRecord(
    { ...deps, publicUrl: 'http://localhost:3000' },
    {
      list: 'slider',
      by: BY,
      basedOn: newFormKey(),
      intent: 'draft',
      fields: { status: 'yes', image_url: used.path, title: 'The field' },
    },
  );
}

async function arrive({ mediaFolders: [media = ''] }: PictureDeps, bytes: Buffer) {
  const arriving = await newArriving(media);
  await writeFile(arriving.sent, bytes);
  const kind = bytes.subarray(0, 5).toString() === '%PDF-' ? 'document' : 'picture';
  return { arriving, prepared: await prepareFile(arriving, { kind, name: 'file.pdf' }) } as const;
}

async function add(
  deps: PictureDeps,
  facts: Partial<PictureFacts>,
  bytes: Buffer,
): Promise<Picture> {
  const given = await arrive(deps, bytes);
  const none = { alt: '', decorative: false, showsStudents: false, consentOnFile: false };
  const picture = await addPicture(deps, {
    ...given,
    facts: { name: '', ...none, ...facts },
    by: BY,
  });
  await removeArriving(given.arriving);
  return picture;
}
