import {
  type Color,
  PDFDocument,
  type PDFFont,
  type PDFPage,
  rgb,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { school } from '@/content/school';

export const A4 = { width: 595, height: 842, margin: 56 };

export const ink = {
  text: rgb(0.145, 0.149, 0.31),
  soft: rgb(0.294, 0.302, 0.471),
  peacock: rgb(0.043, 0.349, 0.4),
  marigold: rgb(0.949, 0.639, 0.173),
  line: rgb(0.894, 0.835, 0.749),
  ivory: rgb(0.984, 0.965, 0.925),
  white: rgb(1, 1, 1),
} satisfies Record<string, Color>;

type Fonts = { text: PDFFont; bold: PDFFont; title: PDFFont; italic: PDFFont };

export type Paper = { pdf: PDFDocument; fonts: Fonts; page: PDFPage; y: number };

/** Fixed, so that the same text gives the same bytes. */
const MADE_ON = new Date('2026-10-01T06:00:00Z');

export async function newPaper(title: string, subtitle: string): Promise<Paper> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(`${title} | ${school.name}`);
  pdf.setAuthor(school.name);
  pdf.setCreator(school.name);
  pdf.setProducer(school.name);
  pdf.setLanguage('en-IN');
  pdf.setCreationDate(MADE_ON);
  pdf.setModificationDate(MADE_ON);
  const fonts = {
    text: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
    title: await pdf.embedFont(StandardFonts.TimesRomanBold),
    italic: await pdf.embedFont(StandardFonts.TimesRomanItalic),
  };
  const paper = { pdf, fonts, page: pdf.addPage([A4.width, A4.height]), y: 0 };
  drawHead(paper, title, subtitle);
  return paper;
}

function drawHead(paper: Paper, title: string, subtitle: string) {
  const { page, fonts } = paper;
  const height = 128;
  page.drawRectangle({ x: 0, y: A4.height - height, width: A4.width, height, color: ink.peacock });
  page.drawRectangle({
    x: 0,
    y: A4.height - height - 4,
    width: A4.width,
    height: 4,
    color: ink.marigold,
  });
  drawFeatherEye(page, A4.width - A4.margin - 22, A4.height - 62);
  const x = A4.margin;
  const name = school.name.toUpperCase();
  page.drawText(name, { x, y: A4.height - 42, size: 10, font: fonts.bold, color: ink.ivory });
  page.drawText(title, { x, y: A4.height - 78, size: 25, font: fonts.title, color: ink.white });
  page.drawText(subtitle, {
    x,
    y: A4.height - 102,
    size: 12,
    font: fonts.italic,
    color: ink.ivory,
  });
  paper.y = A4.height - height - 42;
}

/** The school's mark, the eye of a peacock feather. */
function drawFeatherEye(page: PDFPage, x: number, y: number) {
  const rings: [number, number, Color][] = [
    [30, 38, rgb(0.373, 0.659, 0.651)],
    [22, 29, ink.marigold],
    [15, 20, rgb(0.027, 0.251, 0.294)],
    [7, 9, ink.text],
  ];
  rings.forEach(([xScale, yScale, color], index) => {
    page.drawEllipse({ x, y: y - index * 3, xScale, yScale, color });
  });
}

/** Starts a new page when less than `needed` is left above the foot. */
export function keepTogether(paper: Paper, needed: number) {
  if (paper.y - needed > A4.margin + 34) return;
  paper.page = paper.pdf.addPage([A4.width, A4.height]);
  paper.page.drawRectangle({
    x: 0,
    y: A4.height - 14,
    width: A4.width,
    height: 14,
    color: ink.peacock,
  });
  paper.y = A4.height - 66;
}

/** Writes the foot of every page and returns the file's bytes. */
export async function finish(paper: Paper): Promise<Uint8Array> {
  const { street, locality, district, state } = school.address;
  const pages = paper.pdf.getPages();
  pages.forEach((page, index) => {
    const y = A4.margin - 16;
    const style = { size: 8.5, font: paper.fonts.text, color: ink.soft };
    const end = A4.width - A4.margin;
    page.drawLine({
      start: { x: A4.margin, y: y + 16 },
      end: { x: end, y: y + 16 },
      color: ink.line,
    });
    page.drawText(`${street}, ${locality}, ${district}, ${state}`, { x: A4.margin, y, ...style });
    const right = `${school.email}   ${index + 1} / ${pages.length}`;
    page.drawText(right, { x: end - paper.fonts.text.widthOfTextAtSize(right, 8.5), y, ...style });
  });
  return paper.pdf.save();
}
