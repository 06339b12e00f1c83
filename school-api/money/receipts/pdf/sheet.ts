import path from 'node:path';
import type PDFDocument from 'pdfkit';
import type { Structure } from 'pdfkit';
import { school as identity } from '@/content/school';
import { runsOf } from './runs';

export const MARGIN = 56;
export const WIDTH = 595.28 - 2 * MARGIN;
export const TEXT_SIZE = 10.5;
/** Includes the footer line. */
const BOTTOM_MARGIN = MARGIN + 24;
const BOTTOM = 841.89 - BOTTOM_MARGIN;

const { ink, 'ink-soft': inkSoft, line, peacock } = identity.colours;
export const COLOURS = { ink, inkSoft, line, peacock, alarm: '#9b1c1c' } as const;

/** Numbers are right-aligned and have one run. */
export type Style = { size?: number; bold?: boolean; colour?: string; isNumber?: boolean };

type Properties = { title: string; subject: string; author: string; at: Date };

export type Sheet = Awaited<ReturnType<typeof openSheet>>;

/** A tagged A4 document; `at` sets its date, so that the same content has the same bytes. */
export async function openSheet({ title, subject, author, at }: Properties, fonts: string) {
  // Loaded with the first document: it takes 20 MB.
  const { default: Document } = await import('pdfkit');
  const info = { Title: title, Subject: subject, Author: author, Creator: author };
  const doc: PDFDocument = new Document({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: BOTTOM_MARGIN },
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    bufferPages: true,
    font: null,
    info: { ...info, Producer: 'pdfkit', CreationDate: at, ModDate: at },
  });
  doc.registerFont('text', path.join(fonts, 'mukta-400.ttf'));
  doc.registerFont('bold', path.join(fonts, 'mukta-600.ttf'));
  const root = doc.struct('Document');
  doc.addStructure(root);

  const use = ({ size = TEXT_SIZE, bold = false, colour = ink }: Style) =>
    doc
      .font(bold ? 'bold' : 'text')
      .fontSize(size)
      .fillColor(colour);

  /** Starts a new page if less than this height is left. */
  function keepFree(height: number) {
    if (doc.y + height > BOTTOM) doc.addPage();
  }

  function heightOf(text: string, width: number, style: Style): number {
    const shown = text.split('\n').map((one) =>
      runsOf(one)
        .map((run) => run.shown)
        .join(''),
    );
    return use(style).heightOfString(shown.join('\n') || ' ', { width });
  }

  /** Writes free text below an element, each language in a separate span. */
  function write(into: Structure, text: string, x: number, width: number, style: Style = {}) {
    use(style);
    const align = style.isNumber ? 'right' : 'left';
    for (const written of text.split('\n')) {
      const runs = runsOf(written);
      for (const [index, { shown, actual, lang }] of runs.entries()) {
        const continued = index < runs.length - 1;
        const isPlain = lang === undefined && shown === actual;
        const options = { ...(lang && { lang }), ...(!isPlain && { actual }) };
        const draw = () =>
          index === 0
            ? doc.text(shown, x, doc.y, { width, continued, align })
            : doc.text(shown, { width, continued });
        into.add(isPlain ? draw : doc.struct('Span', options, draw));
      }
    }
  }

  function block(tag: 'H1' | 'H2' | 'P', text: string, style: Style = {}, gap = 0) {
    keepFree(Math.min(heightOf(text, WIDTH, style), 120));
    const element = doc.struct(tag);
    root.add(element);
    write(element, text, MARGIN, WIDTH, style);
    element.end();
    doc.y += gap;
  }

  /** Decoration, which screen readers skip. */
  function artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout') {
    const { x, y } = doc;
    doc.markContent('Artifact', { type });
    draw();
    doc.endMarkedContent();
    Object.assign(doc, { x, y });
  }

  function rule(colour: string = line) {
    const { y } = doc;
    artifact(() =>
      doc
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + WIDTH, y)
        .lineWidth(0.75)
        .stroke(colour),
    );
  }

  return { doc, root, use, keepFree, heightOf, write, block, artifact, rule };
}
