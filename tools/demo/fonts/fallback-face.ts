/** A face that makes an installed font take up the same space as ours until ours has loaded. */
import { Blob, Face, Font, Buffer as HarfbuzzBuffer, shape } from 'harfbuzzjs';

const SAMPLE =
  'The morning bell rings at four and the campus wakes before the sun. ' +
  'Boys walk to the temple, then to class, then to the playing fields.';

export interface Fallback {
  family: string;
  weight: string;
  style: string;
  locals: readonly string[];
  /** Mean advance of the sample in the installed font, in em. */
  localWidth: number;
}

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;

/** `font` is uncompressed (sfnt). */
export function fallbackFace(font: Uint8Array, fallback: Fallback): string {
  const face = new Face(new Blob(font), 0);
  const shaped = new Font(face);
  const buffer = new HarfbuzzBuffer();
  buffer.addText(SAMPLE);
  buffer.guessSegmentProperties();
  shape(shaped, buffer);
  const advance = buffer.getGlyphPositions().reduce((sum, glyph) => sum + glyph.xAdvance, 0);
  const scale = advance / face.upem / SAMPLE.length / fallback.localWidth;
  const { ascender, descender, lineGap } = shaped.hExtents();
  const vertical = (value: number) => percent(value / face.upem / scale);
  const sources = fallback.locals.map((name) => `local("${name}")`).join(', ');
  return `@font-face {
  font-family: "${fallback.family}";
  src: ${sources};
  font-weight: ${fallback.weight};
  font-style: ${fallback.style};
  size-adjust: ${percent(scale)};
  ascent-override: ${vertical(ascender)};
  descent-override: ${vertical(-descender)};
  line-gap-override: ${vertical(lineGap)};
}
`;
}
