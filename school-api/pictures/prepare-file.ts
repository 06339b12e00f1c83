import { open, rename, stat } from 'node:fs/promises';
import type { PictureKind } from '../db/schema/pictures';
import { checkPdf } from './check-pdf';
import { checkPictureBytes, convertPicture } from './convert';
import type { Arriving } from './folder';
import { HEAD_BYTES, kindOfBytes } from './kind-of-bytes';

/** A file as it will be kept. */
export type Prepared = {
  kind: PictureKind;
  type: 'image/webp' | 'application/pdf';
  ending: 'webp' | 'pdf';
  width: number | null;
  height: number | null;
  bytes: number;
};

/** Looks at what was sent, and makes the file that is kept; throws `FileRefused`. */
export async function prepareFile(arriving: Arriving, kind: PictureKind): Promise<Prepared> {
  if (kind === 'document') {
    await checkPdf(arriving.sent);
    await rename(arriving.sent, arriving.file);
    const { size: bytes } = await stat(arriving.file);
    return { kind, type: 'application/pdf', ending: 'pdf', width: null, height: null, bytes };
  }
  const bytes = kindOfBytes(await headOf(arriving.sent));
  checkPictureBytes(bytes);
  const made = await convertPicture(arriving.sent, bytes, arriving);
  return { kind, type: 'image/webp', ending: 'webp', ...made };
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
