import { stringify } from 'csv-stringify/sync';
import { cellText } from './cell-text';
import type { OfficeRecord } from './subjects/subject';

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
