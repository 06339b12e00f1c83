declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff2';
    noHinting?: boolean;
    keepAllGlyphs?: boolean;
    variationAxes?: Record<string, number>;
  }
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}
