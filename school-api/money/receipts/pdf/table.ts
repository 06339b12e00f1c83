import type { Structure } from 'pdfkit';
import { COLOURS, MARGIN, type Sheet, type Style, WIDTH } from './sheet';

type Column = { title: string; width: number; isNumber?: boolean };
type Cells = readonly string[];

const GAP = 10;
const PADDING = 3;
const SIZE = 9.5;

/** A table with a head of columns; their widths are parts of the page's width. */
export function drawTable(sheet: Sheet, columns: readonly Column[], lines: readonly Cells[]) {
  const { doc, root } = sheet;
  const table = doc.struct('Table');
  root.add(table);
  sheet.rule();
  const titles = columns.map(({ title }) => title);
  drawLine(sheet, table, columns, titles, { bold: true, colour: COLOURS.inkSoft });
  for (const cells of lines) drawLine(sheet, table, columns, cells);
  table.end();
}

function drawLine(
  sheet: Sheet,
  table: Structure,
  columns: readonly Column[],
  cells: Cells,
  head?: Style,
) {
  const { doc } = sheet;
  const style = { size: SIZE, ...head };
  const all = columns.map(({ width, isNumber = false }, index) => ({
    text: cells[index] ?? '',
    isNumber,
    width: width * WIDTH - GAP,
  }));
  const heights = all.map(({ text, width }) => sheet.heightOf(text, width, style));
  const height = Math.max(...heights);
  sheet.keepFree(height + 2 * PADDING);
  const top = doc.y + PADDING;
  const row = doc.struct('TR');
  table.add(row);
  let x = MARGIN;
  for (const { text, isNumber, width } of all) {
    const cell = head ? doc.struct('TH', { scope: 'Column' }) : doc.struct('TD');
    row.add(cell);
    doc.y = top;
    sheet.write(cell, text, x, width, { ...style, isNumber });
    cell.end();
    x += width + GAP;
  }
  row.end();
  doc.y = top + height + PADDING;
  sheet.rule();
}
