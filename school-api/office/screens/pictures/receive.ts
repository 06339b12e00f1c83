import {
  type Arriving,
  FileRefused,
  newArriving,
  ownFolder,
  type PictureFacts,
  type Prepared,
  prepareFile,
  readDescription,
  refusals,
  removeArriving,
  UPLOAD_MAX_BYTES,
} from '../../../content';
import type { PictureKind } from '../../../db';
import { isDiskFull } from '../../../platform';
import type { OfficeRequest } from '../../route';
import { readFields, receiveFile } from '../../upload';
import { depsOf } from './deps';

export type ReadyFile = { arriving: Arriving; prepared: Prepared; facts: PictureFacts };
export type RefusedFile = { facts: PictureFacts; errors: Record<string, string>; status?: number };

type Options<T> = {
  kind: PictureKind;
  /** Of the one that is replaced: only the file is sent then. */
  facts?: PictureFacts;
  refuse: (refused: RefusedFile) => T | Promise<T>;
  take: (file: ReadyFile) => T | Promise<T>;
};

/** Receives a file, looks at it and makes the one that is kept; whatever happens, nothing is left over. */
export async function receivePicture<T>(
  request: OfficeRequest,
  { kind, facts: known, refuse, take }: Options<T>,
): Promise<T> {
  let facts = known ?? readDescription(new URLSearchParams(), { isPicture: false }).facts;
  let arriving: Arriving | undefined;
  try {
    arriving = await newArriving(ownFolder(depsOf(request)));
    const received = await receiveFile(request, { maxBytes: UPLOAD_MAX_BYTES, to: arriving.sent });
    const read = readDescription(received.fields, { isPicture: kind === 'picture' });
    const problems = known === undefined ? read.problems : {};
    facts = known ?? read.facts;
    if (!received.ok) {
      if (received.why === 'disk-full') throw new FileRefused(refusals.diskFull);
      return await refuse({ facts, ...WHY[received.why] });
    }
    const { file } = received;
    if (file === undefined || file.bytes === 0) {
      return await refuse({ facts, errors: { file: refusals.none, ...problems } });
    }
    if (Object.keys(problems).length > 0) return await refuse({ facts, errors: problems });
    const prepared = await prepareFile(arriving, { kind, name: file.name });
    const name = facts.name || nameOfFile(file.name);
    return await take({ arriving, prepared, facts: { ...facts, name } });
  } catch (error) {
    const why = isDiskFull(error) ? refusals.diskFull : messageOf(error);
    if (why === refusals.diskFull) {
      request.deps.log.error('a file of the office finds no room on the disk');
    }
    const { upload } = request;
    // The disk was full before the form was read.
    if (arriving === undefined && upload !== undefined && known === undefined) {
      facts = readDescription(await readFields(upload, UPLOAD_MAX_BYTES), {
        isPicture: false,
      }).facts;
    }
    return refuse({ facts, errors: { file: why } });
  } finally {
    if (arriving !== undefined) await removeArriving(arriving);
  }
}

const WHY = {
  'too-large': { errors: { file: refusals.tooLarge }, status: 413 },
  busy: {
    errors: { file: 'Another file is being received just now: wait a moment and send it again' },
    status: 503,
  },
  malformed: { errors: { file: 'The file did not arrive whole: send it again' }, status: 422 },
} as const;

/** Whatever is no refusal is a fault, and is answered as one. */
function messageOf(error: unknown): string {
  if (!(error instanceof FileRefused)) throw error;
  return error.message;
}

const MOST_OF_NAME = 120;

/** Without the folders that some programs send with it. */
function nameOfFile(name: string): string {
  const own = name.split(/[/\\]/).at(-1) ?? '';
  const plain = own
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return [...plain].slice(0, MOST_OF_NAME).join('') || 'Without a name';
}
