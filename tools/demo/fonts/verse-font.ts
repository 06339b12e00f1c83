/**
 * Keeps the glyphs needed to set given Devanagari lines. Subsetting by letters would keep every
 * conjunct that they could form, several times as many; so the glyphs are found syllable by
 * syllable, and the font is subset once by their union.
 */
import { Blob, Face, Font, Buffer as HarfbuzzBuffer, shape } from 'harfbuzzjs';
import { loadSubsetter } from './subsetter';

const SYLLABLE =
  /(?:[\u0915-\u0939\u0958-\u095f]\u093c?\u094d)*[\u0904-\u0939\u0958-\u0961]?[\u0900-\u0903\u093a-\u094f\u0951-\u0957\u0962\u0963]*/gu;

export const syllablesOf = (lines: readonly string[]) =>
  new Set(lines.flatMap((line) => line.match(SYLLABLE) ?? []).filter((part) => part !== ''));

/** Numbers of the glyphs that have an outline. */
function drawnGlyphs(font: Uint8Array): number[] {
  const face = new Face(new Blob(font), 0);
  const drawing = new Font(face);
  const profile = face.referenceTable('maxp');
  const count = profile ? new DataView(profile.buffer, profile.byteOffset).getUint16(4) : 0;
  return Array.from({ length: count }, (_, glyph) => glyph).filter((glyph) => {
    const extents = drawing.glyphExtents(glyph);
    return extents !== undefined && (extents.width !== 0 || extents.height !== 0);
  });
}

function advances(font: Uint8Array, line: string): string {
  const buffer = new HarfbuzzBuffer();
  buffer.addText(line);
  buffer.guessSegmentProperties();
  shape(new Font(new Face(new Blob(font), 0)), buffer);
  return buffer
    .getGlyphPositions()
    .map(({ xAdvance, xOffset, yOffset }) => `${xAdvance},${xOffset},${yOffset}`)
    .join(' ');
}

/** Takes and returns an uncompressed (sfnt) font. Throws if a line would be set differently. */
export async function keepLines(font: Uint8Array, lines: readonly string[]): Promise<Buffer> {
  const subset = await loadSubsetter();
  const glyphs = new Set<number>();
  for (const syllable of syllablesOf(lines)) {
    const closure = subset(font, { letters: syllable, keepNumbers: true });
    for (const glyph of drawnGlyphs(closure)) glyphs.add(glyph);
  }
  const kept = subset(font, { letters: lines.join(' '), glyphs });
  const broken = lines.filter((line) => advances(font, line) !== advances(kept, line));
  if (broken.length > 0) throw new Error(`set differently: ${broken.join(', ')}`);
  return kept;
}
