import type { OfficeRecord } from '../subjects/subject';
import type { ExportColumn } from './columns';
import { type ZipEntry, zip } from './zip';

/** Beyond this a spreadsheet is no help, and the file might exceed zip's limits. */
export const MAX_XLSX_ROWS = 200_000;
/** Excel's limit. */
const MAX_CELL_LENGTH = 32_767;
const DAY_MS = 24 * 60 * 60_000;
const INDIA_MS = 5.5 * 60 * 60_000;
/** Excel counts days from 30 December 1899. */
const EPOCH_DAYS = 25_569;

/** Indexes in the `cellXfs` below. */
const STYLE = { head: 1, moment: 2, day: 3, amount: 4, text: 5 };

const OPEN = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

type Pages = AsyncIterable<readonly OfficeRecord[]>;

/** A workbook with one sheet. Text stays text, so no visitor's input is ever evaluated. */
export function asXlsx(pages: Pages, columns: readonly ExportColumn[]): AsyncIterable<Uint8Array> {
  return zip([...FRAME, { name: 'xl/worksheets/sheet1.xml', pieces: sheet(pages, columns) }]);
}

async function* sheet(pages: Pages, columns: readonly ExportColumn[]) {
  const widths = columns.map(({ label }, index) => {
    const width = Math.min(40, Math.max(14, label.length + 2));
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
  });
  const heads = columns.map(({ label }, index) => textCell(index, 1, label, STYLE.head));
  // Freezes the heading row.
  yield `${OPEN}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${heads.join('')}</row>`;
  let row = 1;
  for await (const page of pages) {
    const rows = page.map((record) => {
      row += 1;
      const cells = columns.map(({ name }, index) => cell(index, row, name, record[name]));
      return `<row r="${row}">${cells.join('')}</row>`;
    });
    yield rows.join('');
  }
  yield '</sheetData></worksheet>';
}

function cell(column: number, row: number, name: string, value: OfficeRecord[string] | undefined) {
  if (value === undefined || value === null || value === '') return '';
  if (value instanceof Date) return numberCell(column, row, serial(value), STYLE.moment);
  const text = String(value);
  if (/_rupees$/.test(name) && /^\d+(\.\d+)?$/.test(text)) {
    return numberCell(column, row, Number(text), STYLE.amount);
  }
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    const day = Date.parse(`${text}T00:00:00+05:30`);
    if (!Number.isNaN(day)) return numberCell(column, row, serial(new Date(day)), STYLE.day);
  }
  return textCell(column, row, text, STYLE.text);
}

const serial = (at: Date) => Number(((at.getTime() + INDIA_MS) / DAY_MS + EPOCH_DAYS).toFixed(9));

const numberCell = (column: number, row: number, value: number, style: number) =>
  `<c r="${columnLetters(column)}${row}" s="${style}"><v>${value}</v></c>`;

const textCell = (column: number, row: number, text: string, style: number) =>
  `<c r="${columnLetters(column)}${row}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** A to Z, then AA. */
function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : `${columnLetters(Math.floor(column / 26) - 1)}${letter}`;
}

/** XML allows no control characters, and Excel interprets `_x0041_` as a character. */
function escaped(text: string): string {
  return text
    .slice(0, MAX_CELL_LENGTH)
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n]|[\ufffe\uffff]/gu, '')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

const entry = (name: string, xml: string): ZipEntry => ({ name, pieces: [`${OPEN}${xml}`] });

const relations = (inside: string) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${inside}</Relationships>`;
const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
const format = (id: number, font = 0) =>
  `<xf numFmtId="${id}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
const part = (name: string, type: string) =>
  `<Override PartName="/xl/${name}.xml" ContentType="${TYPE}.${type}+xml"/>`;

/** The constant parts of a workbook. */
const FRAME: readonly ZipEntry[] = [
  entry(
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook', 'sheet.main')}${part('styles', 'styles')}${part('worksheets/sheet1', 'worksheet')}</Types>`,
  ),
  entry('_rels/.rels', relations(relation(1, 'officeDocument', 'xl/workbook.xml'))),
  entry(
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
  entry(
    'xl/_rels/workbook.xml.rels',
    relations(
      relation(1, 'worksheet', 'worksheets/sheet1.xml') + relation(2, 'styles', 'styles.xml'),
    ),
  ),
  entry(
    'xl/styles.xml',
    `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="d mmm yyyy hh:mm"/><numFmt numFmtId="165" formatCode="d mmm yyyy"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6">${format(0)}${format(49, 1)}${format(164)}${format(165)}${format(4)}${format(49)}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
  ),
];
