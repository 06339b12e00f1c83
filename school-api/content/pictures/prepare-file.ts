import { open, rename, stat } from 'node:fs/promises';
import type { PictureKind } from '../../db';
import { checkPictureBytes, convertPicture } from './convert';
import { type Bytes, detectKind, HEAD_BYTES } from './detect-kind';
import type { Arriving } from './folder';
import { refuse } from './limits';

/** A file ready to be stored. */
export type Prepared = {
  kind: PictureKind;
  type: 'image/webp' | 'application/pdf';
  ending: 'webp' | 'pdf';
  width: number | null;
  height: number | null;
  bytes: number;
  colour: string | null;
};

type NewFile = { kind: PictureKind; name: string };

/** Checks the upload and makes the file to store; throws `FileRefused`. */
export async function prepareFile(arriving: Arriving, { kind, name }: NewFile): Promise<Prepared> {
  const bytes = detectKind(await headOf(arriving.sent));
  if (kind === 'document') return savePdf(arriving, bytes, name);
  checkPictureBytes(bytes);
  const made = await convertPicture(arriving.sent, bytes, arriving);
  return { kind, type: 'image/webp', ending: 'webp', ...made };
}

/** Stored unchanged: parsing a PDF is not worth the cost, so it is only ever sent as a download. */
async function savePdf(arriving: Arriving, found: Bytes, name: string): Promise<Prepared> {
  if (found === 'empty') throw refuse('none');
  if (found !== 'pdf' || !/\.pdf$/i.test(name)) throw refuse('notPdf');
  await rename(arriving.sent, arriving.file);
  const { size: bytes } = await stat(arriving.file);
  const size = { width: null, height: null, colour: null, bytes };
  return { kind: 'document', type: 'application/pdf', ending: 'pdf', ...size };
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
