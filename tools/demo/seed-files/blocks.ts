import type { PDFFont } from '@cantoo/pdf-lib';
import { A4, ink, keepTogether, type Paper } from './paper';

const WIDTH = A4.width - 2 * A4.margin;
const TEXT_SIZE = 10.5;
const LEADING = 15.5;
const CELL = 7;

export type Block =
  | { heading: string }
  | { text: string }
  | { list: string[] }
  | { columns: number[]; rows: string[][] };

export function draw(paper: Paper, blocks: readonly Block[]) {
  for (const block of blocks) {
    if ('heading' in block) drawHeading(paper, block.heading);
    else if ('text' in block) drawText(paper, block.text);
    else if ('list' in block) drawList(paper, block.list);
    else drawTable(paper, block.columns, block.rows);
  }
}

function drawHeading(paper: Paper, words: string) {
  keepTogether(paper, 80);
  paper.y -= 8;
  const { fonts, page } = paper;
  page.drawText(words, {
    x: A4.margin,
    y: paper.y,
    size: 15,
    font: fonts.title,
    color: ink.peacock,
  });
  page.drawRectangle({ x: A4.margin, y: paper.y - 7, width: 28, height: 2, color: ink.marigold });
  paper.y -= 28;
}

function drawText(paper: Paper, words: string, x = A4.margin, width = WIDTH) {
  const { text: font } = paper.fonts;
  for (const line of wrap(words, font, width)) {
    keepTogether(paper, LEADING);
    paper.page.drawText(line, { x, y: paper.y, size: TEXT_SIZE, font, color: ink.text });
    paper.y -= LEADING;
  }
  paper.y -= 6;
}

function drawList(paper: Paper, items: readonly string[]) {
  for (const item of items) {
    keepTogether(paper, LEADING * 2);
    paper.page.drawCircle({ x: A4.margin + 5, y: paper.y + 3.5, size: 2.2, color: ink.marigold });
    drawText(paper, item, A4.margin + 18, WIDTH - 18);
    paper.y += 3;
  }
  paper.y -= 6;
}

/** The first row is the head; columns are fractions of the width. */
function drawTable(paper: Paper, columns: readonly number[], rows: readonly string[][]) {
  const whole = columns.reduce((sum, part) => sum + part, 0);
  const widths = columns.map((part) => (part / whole) * WIDTH);
  rows.forEach((row, index) => {
    const font = index === 0 ? paper.fonts.bold : paper.fonts.text;
    const cells = widths.map((width, n) => wrap(row[n] ?? '', font, width - 2 * CELL, 9.5));
    const height = Math.max(...cells.map((lines) => lines.length)) * 13 + 2 * CELL;
    keepTogether(paper, height);
    drawRow(paper, cells, widths, height, index);
  });
  paper.y -= 22;
}

function drawRow(
  paper: Paper,
  cells: readonly string[][],
  widths: readonly number[],
  height: number,
  index: number,
) {
  const top = paper.y + 11;
  const { page, fonts } = paper;
  const head = index === 0;
  const color = head ? ink.peacock : index % 2 === 0 ? ink.ivory : ink.white;
  page.drawRectangle({ x: A4.margin, y: top - height, width: WIDTH, height, color });
  let x = A4.margin;
  cells.forEach((lines, column) => {
    lines.forEach((line, n) => {
      page.drawText(line, {
        x: x + CELL,
        y: top - CELL - 9.5 - n * 13,
        size: 9.5,
        font: head ? fonts.bold : fonts.text,
        color: head ? ink.white : ink.text,
      });
    });
    x += widths[column] ?? 0;
  });
  const y = top - height;
  page.drawLine({ start: { x: A4.margin, y }, end: { x: A4.margin + WIDTH, y }, color: ink.line });
  paper.y -= height;
}

function wrap(words: string, font: PDFFont, width: number, size = TEXT_SIZE): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
