/** The part of pdfkit that is used; the published types lack its PDF/UA options. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  type TextOptions = {
    width?: number;
    align?: 'left' | 'right';
    continued?: boolean;
    lineBreak?: boolean;
  };

  type StructOptions = { lang?: string; actual?: string; scope?: 'Row' | 'Column' };

  export interface Structure {
    add(child: Structure | (() => void)): Structure;
    end(): void;
  }

  type DocumentOptions = {
    size: 'A4';
    margins: { top: number; left: number; right: number; bottom: number };
    pdfVersion: '1.7';
    subset: 'PDF/UA';
    tagged: true;
    lang: string;
    displayTitle: true;
    bufferPages: true;
    /** Null: no standard font is loaded. */
    font: null;
    info: Record<string, string | Date>;
  };

  export default class PDFDocument extends Readable {
    constructor(options: DocumentOptions);
    x: number;
    y: number;
    readonly page: { readonly width: number; readonly height: number };
    registerFont(name: string, file: string): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(colour: string, opacity?: number): this;
    text(text: string, options?: TextOptions): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    heightOfString(text: string, options?: TextOptions): number;
    widthOfString(text: string): number;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(width: number): this;
    stroke(colour: string): this;
    rotate(degrees: number, options: { origin: readonly [number, number] }): this;
    save(): this;
    restore(): this;
    addPage(): this;
    switchToPage(index: number): this;
    bufferedPageRange(): { start: number; count: number };
    struct(type: string, options?: StructOptions, children?: () => void): Structure;
    addStructure(structure: Structure): this;
    markContent(tag: 'Artifact', options: { type: 'Layout' | 'Pagination' }): this;
    endMarkedContent(): this;
    end(): void;
  }
}
