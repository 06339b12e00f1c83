import { buffer } from 'node:stream/consumers';
import type { PdfSchool } from './pdf-school';
import { COLOURS, MARGIN, type Sheet, WIDTH } from './sheet';

export function drawLetterhead(sheet: Sheet, { name, address, phone, email }: PdfSchool) {
  const soft = { size: 9.5, colour: COLOURS.inkSoft };
  sheet.block('P', name, { size: 17, bold: true, colour: COLOURS.peacock });
  sheet.block('P', address, soft);
  sheet.block('P', `${phone} · ${email}`, soft, 10);
  sheet.rule(COLOURS.peacock);
  sheet.doc.y += 16;
}

const LINE = 180;

/** Kept on one page. */
export function drawSignature(sheet: Sheet, { name, signatory }: PdfSchool, made: string) {
  const { doc } = sheet;
  sheet.keepFree(150);
  doc.y += 18;
  sheet.block('P', made, { size: 9.5, colour: COLOURS.inkSoft });
  sheet.block('P', `For ${name}`, {}, 34);
  const { y } = doc;
  sheet.artifact(() => {
    doc.moveTo(MARGIN, y).lineTo(MARGIN + Math.min(LINE, WIDTH), y);
    doc.lineWidth(0.75).stroke(COLOURS.ink);
  });
  doc.y += 4;
  if (signatory) sheet.block('P', signatory.name, { bold: true });
  sheet.block('P', signatory ? signatory.office : 'Authorised signatory', { size: 9.5 });
}

const MARK_SIZE = 150;

/** Marks and numbers the pages, then ends the document. */
export async function finishSheet(sheet: Sheet, { foot, mark }: { foot: string; mark: string }) {
  const { doc, root } = sheet;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    if (mark !== '') drawMark(sheet, mark);
    const number = count === 1 ? '' : ` – page ${page + 1} of ${count}`;
    sheet.artifact(() => {
      sheet.use({ size: 8.5, colour: COLOURS.inkSoft });
      doc.text(`${foot}${number}`, MARGIN, doc.page.height - MARGIN - 14, { lineBreak: false });
    }, 'Pagination');
  }
  root.end();
  doc.end();
  return buffer(doc);
}

/** Large and diagonal; the text says the same. */
function drawMark({ doc, use, artifact }: Sheet, mark: string) {
  artifact(() => {
    const { width, height } = doc.page;
    doc.save();
    use({ size: MARK_SIZE, bold: true });
    const at = [width / 2, height / 2] as const;
    const x = at[0] - doc.widthOfString(mark) / 2;
    doc.rotate(-45, { origin: at });
    doc.fillColor(COLOURS.alarm, 0.14).text(mark, x, at[1] - MARK_SIZE * 0.8, { lineBreak: false });
    doc.fillColor(COLOURS.ink, 1);
    doc.restore();
  });
}
