import type { Structure } from 'pdfkit';
import { COLOURS, MARGIN, type Sheet, type Style, TEXT_SIZE, WIDTH } from './sheet';

const LABEL_WIDTH = 140;
const GAP = 16;
const VALUE_AT = MARGIN + LABEL_WIDTH + GAP;
const VALUE_WIDTH = WIDTH - LABEL_WIDTH - GAP;
const PADDING = 3;
/** As a fraction of the font size. */
const ASCENT = 1.13;
/** A longer value may continue on the next page. */
const KEPT_TOGETHER = 160;

export type Row = readonly [label: string, value: string, style?: Style];

/** A table of labels and values; rows without a value are left out. */
export function drawRows(sheet: Sheet, rows: readonly Row[]) {
  const { doc, root } = sheet;
  const table = doc.struct('Table');
  root.add(table);
  sheet.rule();
  for (const [label, value, style = {}] of rows) {
    if (value !== '') drawRow(sheet, table, label, value, style);
  }
  table.end();
}

function drawRow(sheet: Sheet, table: Structure, label: string, value: string, style: Style) {
  const { doc } = sheet;
  const labelStyle = { colour: COLOURS.inkSoft };
  const labelHeight = sheet.heightOf(label, LABEL_WIDTH, labelStyle);
  const height = Math.max(labelHeight, sheet.heightOf(value, VALUE_WIDTH, style));
  sheet.keepFree(Math.min(height, KEPT_TOGETHER) + 2 * PADDING);
  const top = doc.y + PADDING;
  const row = doc.struct('TR');
  table.add(row);
  const head = doc.struct('TH', { scope: 'Row' });
  row.add(head);
  // On the same line as the first line of a value in larger type.
  doc.y = top + ((style.size ?? TEXT_SIZE) - TEXT_SIZE) * ASCENT;
  sheet.write(head, label, MARGIN, LABEL_WIDTH, labelStyle);
  head.end();
  const labelEnd = doc.y;
  const cell = doc.struct('TD');
  row.add(cell);
  doc.y = top;
  sheet.write(cell, value, VALUE_AT, VALUE_WIDTH, style);
  cell.end();
  row.end();
  // After a page break the end of the label does not matter.
  doc.y = (doc.y < top ? doc.y : Math.max(doc.y, labelEnd)) + PADDING;
  sheet.rule();
}
