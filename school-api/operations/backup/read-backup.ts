import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { parseJson } from '@/contract';
import { diskReason, OfficeError } from '../../platform';
import {
  type BackupContents,
  type BackupHead,
  backupContents,
  backupHead,
  CONTENTS_NAME,
  FORMAT,
  formatOnly,
  HEAD_NAME,
  SEAL_NAME,
} from './format';
import { BrokenTar, listTar, type TarEntry, tarBytes } from './tar';
import { sha256 } from './tar-writer';

const decompress = promisify(gunzip);

/** Far more than any chunk of rows. */
const MAX_PIECE_BYTES = 256 * 1024 * 1024;
/** For the lists of contents: some hundred thousand files. */
const MAX_LIST_BYTES = 64 * 1024 * 1024;

type Listed = BackupContents['entries'][number];

export type Backup = Pick<BackupContents, 'forgotten' | 'rows'> & {
  file: string;
  head: BackupHead;
  /** The contents, except the lists themselves. */
  entries: readonly Listed[];
  /** The bytes of an entry; throws an error that names it if they are not what was written. */
  read: (entry: Listed) => AsyncGenerator<Buffer>;
};

/** Opens a backup: checks the format, that it is complete, and its list. */
export async function openBackup(file: string): Promise<Backup> {
  const places = await listEntries(file);
  const text = async (name: string) => {
    const place = places.get(name);
    if (place === undefined) return undefined;
    if (place.size > MAX_LIST_BYTES) throw new OfficeError(`${file} is damaged: ${name}.`);
    const pieces: Buffer[] = [];
    for await (const piece of tarBytes(file, place)) pieces.push(piece);
    return Buffer.concat(pieces).toString('utf8');
  };
  const head = readHead(file, await text(HEAD_NAME));
  const contents = readContents(file, await text(CONTENTS_NAME), await text(SEAL_NAME));
  const strange = contents.entries.find(({ name, size }) => places.get(name)?.size !== size);
  if (strange) throw new OfficeError(`${file} is damaged: ${strange.name}.`);
  const read = (entry: Listed) => checkedBytes(file, entry, places.get(entry.name));
  return { file, head, ...contents, read };
}

async function listEntries(file: string): Promise<Map<string, TarEntry>> {
  const handle = await open(file, 'r').catch((error) => {
    throw new OfficeError(`${file} cannot be read: ${diskReason(error) ?? 'it cannot be opened'}.`);
  });
  try {
    return new Map((await listTar(handle)).map((entry) => [entry.name, entry]));
  } catch (error) {
    if (!(error instanceof BrokenTar)) throw error;
    throw new OfficeError(`${file} is damaged or truncated after ${error.message}.`);
  } finally {
    await handle.close();
  }
}

function readHead(file: string, text = ''): BackupHead {
  const value = parseJson(text);
  const parsed = formatOnly.safeParse(value);
  if (!parsed.success) throw new OfficeError(`${file} is not a backup of this program.`);
  if (parsed.data.format > FORMAT) {
    throw new OfficeError(
      `${file} was made by a newer release (format ${parsed.data.format}, this release reads ${FORMAT}). Use that release.`,
    );
  }
  const head = backupHead.safeParse(value);
  if (!head.success) throw new OfficeError(`${file} is damaged: ${HEAD_NAME}.`);
  return head.data;
}

function readContents(file: string, text = '', seal = ''): BackupContents {
  if (seal === '') throw new OfficeError(`${file} is truncated: its end is missing.`);
  const contents = backupContents.safeParse(parseJson(text));
  if (!contents.success || !seal.startsWith(sha256(text))) {
    throw new OfficeError(`${file} is damaged: ${CONTENTS_NAME}.`);
  }
  return contents.data;
}

async function* checkedBytes(file: string, entry: Listed, place: TarEntry | undefined) {
  const hash = createHash('sha256');
  if (place) {
    for await (const piece of tarBytes(file, place)) {
      hash.update(piece);
      yield piece;
    }
  }
  if (hash.digest('hex') !== entry.sha256) {
    throw new OfficeError(`${file} is damaged: ${entry.name}.`);
  }
}

/** The lines of a chunk of rows. */
export async function readLines(backup: Backup, entry: Listed): Promise<string[]> {
  const damaged = () => new OfficeError(`${backup.file} is damaged: ${entry.name}.`);
  if (entry.size > MAX_PIECE_BYTES) throw damaged();
  const pieces: Buffer[] = [];
  for await (const piece of backup.read(entry)) pieces.push(piece);
  const text = await decompress(Buffer.concat(pieces), { maxOutputLength: MAX_PIECE_BYTES }).catch(
    () => {
      throw damaged();
    },
  );
  return text
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');
}
