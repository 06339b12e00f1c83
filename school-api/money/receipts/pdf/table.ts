import type { Structure } from 'pdfkit';
import { COLOURS, MARGIN, type Sheet, type Style, TEXT_SIZE, WIDTH } from './sheet';

export type Row = readonly [label: string, value: string, style?: Style];
export type Column = { title: string; width: number; isNumber?: boolean };

type Cell = { text: string; width: number; style: Style; head?: 'Row' | 'Column' };

const LABEL_WIDTH = 140;
const LABEL_GAP = 16;
const GAP = 10;
const PADDING = 3;
const SMALL = 9.5;
/** As a fraction of the font size. */
const ASCENT = 1.13;
/** A longer value may continue on the next page. */
const KEPT_TOGETHER = 160;

/** A table of labels and values; rows without a value are left out. */
export function drawRows(sheet: Sheet, rows: readonly Row[]) {
  const width = WIDTH - LABEL_WIDTH - LABEL_GAP;
  const labelled = { width: LABEL_WIDTH, style: { colour: COLOURS.inkSoft }, head: 'Row' } as const;
  const filled = rows.filter(([, value]) => value !== '');
  const lines = filled.map(([label, text, style = {}]) => [
    { ...labelled, text: label },
    { text, width, style },
  ]);
  drawLines(sheet, lines, LABEL_GAP);
}

/** A table with column headings; widths are fractions of the page's width. */
export function drawTable(
  sheet: Sheet,
  columns: readonly Column[],
  lines: readonly (readonly string[])[],
) {
  const cellsOf = (texts: readonly string[], more: Partial<Cell> = {}) =>
    columns.map(({ width, isNumber = false }, at) => ({
      text: texts[at] ?? '',
      width: width * WIDTH - GAP,
      ...more,
      style: { size: SMALL, ...more.style, isNumber },
    }));
  const titles = columns.map(({ title }) => title);
  const head = { head: 'Column', style: { bold: true, colour: COLOURS.inkSoft } } as const;
  drawLines(sheet, [cellsOf(titles, head), ...lines.map((texts) => cellsOf(texts))], GAP);
}

function drawLines(sheet: Sheet, lines: readonly (readonly Cell[])[], gap: number) {
  const { doc, root } = sheet;
  const table = doc.struct('Table');
  root.add(table);
  sheet.rule();
  for (const cells of lines) drawLine(sheet, table, cells, gap);
  table.end();
}

function drawLine(sheet: Sheet, table: Structure, cells: readonly Cell[], gap: number) {
  const { doc } = sheet;
  const heights = cells.map(({ text, width, style }) => sheet.heightOf(text, width, style));
  const last = heights.pop() ?? 0;
  // Only the last cell may continue on the next page.
  sheet.keepFree(Math.max(...heights, Math.min(last, KEPT_TOGETHER)) + 2 * PADDING);
  const top = doc.y + PADDING;
  const largest = Math.max(...cells.map(({ style }) => style.size ?? TEXT_SIZE));
  const row = doc.struct('TR');
  table.add(row);
  const ends: number[] = [];
  let x = MARGIN;
  for (const { text, width, style, head } of cells) {
    const cell = head ? doc.struct('TH', { scope: head }) : doc.struct('TD');
    row.add(cell);
    // Aligned with the first line of a cell in larger type.
    doc.y = top + (largest - (style.size ?? TEXT_SIZE)) * ASCENT;
    sheet.write(cell, text, x, width, style);
    cell.end();
    ends.push(doc.y);
    x += width + gap;
  }
  row.end();
  // After a page break the ends of the previous cells do not matter.
  doc.y = (doc.y < top ? doc.y : Math.max(...ends)) + PADDING;
  sheet.rule();
}
