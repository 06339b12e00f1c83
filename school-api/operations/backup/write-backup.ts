import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { z } from 'zod';
import { parseJson } from '@/contract';
import { CV, listDataFiles, openIfThere } from './files';
import { type BackupHead, CONTENTS_NAME, HEAD_NAME, rowsName, SEAL_NAME } from './format';
import type { Snapshot } from './snapshot';
import { sha256, TarWriter } from './tar-writer';

const compress = promisify(gzip);

/** Size of the text compressed at once. */
const PIECE_CHARACTERS = 1_000_000;

type Source = {
  snapshot: Snapshot;
  head: BackupHead;
  dataDir: string;
  /** Whether a row still uses this file: retention may have deleted it since the snapshot. */
  isKnownFile: (name: string) => Promise<boolean>;
  /** Called after each chunk of rows and each file. */
  did: () => void;
  /** A missing file. */
  missing: (name: string) => void;
};

/** A whole backup as bytes: first the rows, then the files that they use. */
export async function* writeBackup(source: Source): AsyncGenerator<Uint8Array> {
  const { snapshot, head, did } = source;
  const tar = new TarWriter(new Date(head.madeAt));
  yield* tar.text(HEAD_NAME, json(head));
  const rows: Record<string, number> = {};
  const received: string[] = [];
  for (const table of head.tables) {
    let count = 0;
    let number = 0;
    for await (const lines of joined(snapshot.read(table))) {
      number += 1;
      count += lines.length;
      yield* tar.whole(rowsName(table.name, number), await compress(`${lines.join('\n')}\n`));
      const file = FILE_COLUMNS[table.name];
      if (file !== undefined) received.push(...lines.flatMap((line) => fileOf(line, file)));
      did();
    }
    rows[table.name] = count;
  }
  const forgotten: string[] = [];
  for (const name of await listDataFiles(source.dataDir)) yield* addFile(tar, name, source);
  for (const file of received) {
    const name = `${CV}/${file}`;
    const isThere = yield* addFile(tar, name, source);
    if (isThere) continue;
    if (await source.isKnownFile(file)) source.missing(name);
    else forgotten.push(file);
  }
  const contents = json({ entries: tar.entries, rows, forgotten });
  yield* tar.text(CONTENTS_NAME, contents);
  yield* tar.text(SEAL_NAME, `${sha256(contents)}  ${CONTENTS_NAME}\n`);
  yield tar.end();
}

const json = (value: object) => `${JSON.stringify(value, null, 1)}\n`;

/** Pages of lines, joined until they are worth compressing. */
async function* joined(pages: AsyncIterable<string[]>): AsyncGenerator<string[]> {
  let lines: string[] = [];
  let characters = 0;
  for await (const page of pages) {
    lines.push(...page);
    for (const line of page) characters += line.length;
    if (characters < PIECE_CHARACTERS) continue;
    yield lines;
    lines = [];
    characters = 0;
  }
  if (lines.length > 0) yield lines;
}

/** Tables whose rows name a file sent by visitors. */
const FILE_COLUMNS: Readonly<Record<string, string>> = {
  job_applications: 'cv_file',
  application_documents: 'file',
};

function fileOf(line: string, column: string): string[] {
  const name = z.object({ [column]: z.string() }).parse(parseJson(line))[column];
  // Empty before it arrives, and once retention has removed it.
  return name ? [path.basename(name)] : [];
}

/** Returns whether the file existed. */
async function* addFile(
  tar: TarWriter,
  name: string,
  { dataDir, did }: Source,
): AsyncGenerator<Uint8Array, boolean> {
  const handle = await openIfThere(path.join(dataDir, name));
  if (handle === undefined) return false;
  try {
    const { size, mtime } = await handle.stat();
    yield* tar.stream(`files/${name}`, { size, mtime }, handle);
  } finally {
    await handle.close();
  }
  did();
  return true;
}
