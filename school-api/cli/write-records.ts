import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { flush } from '../jobs/cv-folder';
import { diskReason } from '../start-error';
import { OfficeError } from './errors';
import { cellText, type OfficeRecord } from './table';

export const FORMATS = ['csv', 'json'] as const;
export type Format = (typeof FORMATS)[number];

type Pages = AsyncIterable<readonly OfficeRecord[]>;

export async function* renderText(pages: Pages, format: Format, columns: readonly string[]) {
  yield* format === 'csv' ? asCsv(pages, columns) : asJson(pages);
}

/** For spreadsheets: with a BOM to mark UTF-8, and an apostrophe before cells that start like formulas. */
async function* asCsv(pages: Pages, columns: readonly string[]) {
  const style = { quoted_string: true, escape_formulas: true, record_delimiter: '\r\n' } as const;
  yield `\ufeff${stringify([[...columns]], style)}`;
  for await (const page of pages) {
    const rows = page.map((record) => columns.map((column) => cellText(record[column])));
    yield stringify(rows, style);
  }
}

async function* asJson(pages: Pages) {
  let first = true;
  yield '[';
  for await (const page of pages) {
    for (const record of page) {
      yield `${first ? '' : ','}\n  ${JSON.stringify(record)}`;
      first = false;
    }
  }
  yield first ? ']\n' : '\n]\n';
}

/** Writes to a temporary file and renames it. Readable by its owner only: it holds personal data. */
export async function writeAtomically(
  file: string,
  pieces: AsyncIterable<string | Uint8Array>,
): Promise<void> {
  const tempFile = `${file}.${process.pid}.part`;
  try {
    const handle = await open(tempFile, 'w', 0o600);
    try {
      for await (const piece of pieces) await handle.writeFile(piece);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(tempFile, file);
    await flush(path.dirname(file));
  } catch (error) {
    await rm(tempFile, { force: true }).catch(() => undefined);
    const reason = diskReason(error);
    if (reason === undefined) throw error;
    throw new OfficeError(`${file} cannot be written: ${reason}.`);
  }
}
