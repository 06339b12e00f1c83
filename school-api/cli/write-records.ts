import { open, rename, rm } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import { diskReason } from '../start-error';
import { cellText, type OfficeRecord } from './table';
import { OfficeError } from './usage-error';

export const FORMATS = ['csv', 'json'] as const;
export type Format = (typeof FORMATS)[number];

type Pages = AsyncIterable<readonly OfficeRecord[]>;

/** All records as text, piece by piece. */
export async function* asText(pages: Pages, format: Format, columns: readonly string[]) {
  yield* format === 'csv' ? asCsv(pages, columns) : asJson(pages);
}

/**
 * A spreadsheet opens it with a double click: marked as UTF-8, and a cell that begins like a formula
 * gets an apostrophe before it.
 */
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

/** The file is there when it is whole; it holds personal data, so only its owner may read it. */
export async function writeWhole(file: string, pieces: AsyncIterable<string>): Promise<void> {
  const arriving = `${file}.${process.pid}.part`;
  try {
    const handle = await open(arriving, 'w', 0o600);
    try {
      for await (const piece of pieces) await handle.write(piece);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(arriving, file);
  } catch (error) {
    await rm(arriving, { force: true }).catch(() => undefined);
    const reason = diskReason(error);
    if (reason === undefined) throw error;
    throw new OfficeError(`${file} cannot be written: ${reason}.`);
  }
}
