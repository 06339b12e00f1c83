import { stringify } from 'csv-stringify/sync';
import { minuteInIndia } from '@/content/india-time';
import type { Db } from '../../db';
import { notesOf } from '../notes/notes';
import type { RecordId } from '../record-key';
import type { OfficeRecord, RecordSettings, Subject } from '../subjects/subject';
import type { ExportColumn } from './columns';
import { asXlsx } from './xlsx';

const PAGE = 200;

type Source = { db: Db; config: RecordSettings };

/**
 * An export's records. The ids are fixed before the first is read, so that new records shift no
 * page.
 */
export async function* pagesOf(
  subject: Subject,
  all: readonly RecordId[],
  { db, config }: Source,
): AsyncGenerator<OfficeRecord[]> {
  for (let from = 0; from < all.length; from += PAGE) {
    const ids = all.slice(from, from + PAGE);
    const notes = await notesOf(db, subject.name, ids);
    const rows = await subject.read(db, ids, { ...config, notes });
    if (rows.length > 0) yield rows;
  }
}

export function cellText(value: OfficeRecord[string] | undefined): string {
  if (value == null) return '';
  return value instanceof Date ? minuteInIndia(value) : String(value);
}

export const FORMATS = ['xlsx', 'csv', 'json'] as const;
export type Format = (typeof FORMATS)[number];

type Pages = AsyncIterable<readonly OfficeRecord[]>;

/** JSON is for programs: it has every field, under its own name. */
export function renderFile(
  pages: Pages,
  format: Format,
  columns: readonly ExportColumn[],
): AsyncIterable<string | Uint8Array> {
  if (format === 'json') return asJson(pages);
  return format === 'csv' ? asCsv(pages, columns) : asXlsx(pages, columns);
}

/** For spreadsheets: with a BOM to mark UTF-8, and an apostrophe before cells that start like formulas. */
export async function* asCsv(pages: Pages, columns: readonly ExportColumn[]) {
  const style = { quoted_string: true, escape_formulas: true, record_delimiter: '\r\n' } as const;
  yield `\ufeff${stringify([columns.map(({ label }) => label)], style)}`;
  for await (const page of pages) {
    const rows = page.map((record) => columns.map(({ name }) => cellText(record[name])));
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
