import type { PaperSchool } from './paper-school';
import { COLOURS, MARGIN, type Sheet, WIDTH } from './sheet';

export function drawLetterhead(sheet: Sheet, { name, address, phone, email }: PaperSchool) {
  const soft = { size: 9.5, colour: COLOURS.inkSoft };
  sheet.block('P', name, { size: 17, bold: true, colour: COLOURS.peacock });
  sheet.block('P', address, soft);
  sheet.block('P', `${phone} · ${email}`, soft, 10);
  sheet.rule(COLOURS.peacock);
  sheet.doc.y += 16;
}

const LINE = 180;

/** Kept on one page. */
export function drawSignature(sheet: Sheet, { name, signatory }: PaperSchool, made: string) {
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
