/** Keeps only the glyphs that given lines are set with. Cutting a Devanagari font by letters keeps
 * every conjunct they could form, which is four times as much as the few lines need. */
import { readFile } from 'node:fs/promises';
import { Blob, Face, Font, Buffer as HarfbuzzBuffer, shape } from 'harfbuzzjs';

const NO_HINTING = 0x1;
const NO_LAYOUT_CLOSURE = 0x200;
const WRITABLE = 2;
const SUBSETTER = 'node_modules/harfbuzzjs/dist/harfbuzz-subset.wasm';

function glyphsOf(font: Uint8Array, lines: readonly string[]): Set<number> {
  const face = new Face(new Blob(font), 0);
  const glyphs = new Set<number>();
  for (const line of lines) {
    const buffer = new HarfbuzzBuffer();
    buffer.addText(line);
    buffer.guessSegmentProperties();
    shape(new Font(face), buffer);
    for (const glyph of buffer.getGlyphInfos()) glyphs.add(glyph.codepoint);
  }
  return glyphs;
}

async function loadSubsetter() {
  const { instance } = await WebAssembly.instantiate(await readFile(SUBSETTER));
  const { memory, ...functions } = instance.exports;
  if (!(memory instanceof WebAssembly.Memory)) throw new Error('the subsetter has no memory');
  const call = (name: string, ...values: number[]): number => {
    const target = functions[name];
    if (typeof target !== 'function') throw new Error(`the subsetter has no ${name}`);
    return Number(target(...values));
  };
  call('_initialize');
  return { call, bytes: () => new Uint8Array(memory.buffer) };
}

/** Takes and returns an uncompressed (sfnt) font. */
export async function keepLines(font: Uint8Array, lines: readonly string[]): Promise<Buffer> {
  const { call, bytes } = await loadSubsetter();
  const address = call('malloc', font.length);
  bytes().set(font, address);
  const face = call(
    'hb_face_create',
    call('hb_blob_create', address, font.length, WRITABLE, 0, 0),
    0,
  );
  const input = call('hb_subset_input_create_or_fail');
  call('hb_subset_input_set_flags', input, NO_HINTING | NO_LAYOUT_CLOSURE);
  const letters = call('hb_subset_input_unicode_set', input);
  for (const letter of new Set(lines.join(' '))) {
    call('hb_set_add', letters, letter.codePointAt(0) ?? 0x20);
  }
  const glyphs = call('hb_subset_input_glyph_set', input);
  for (const glyph of glyphsOf(font, lines)) call('hb_set_add', glyphs, glyph);
  const features = call('hb_subset_input_set', input, 6);
  call('hb_set_clear', features);
  call('hb_set_invert', features);
  const result = call('hb_subset_or_fail', face, input);
  if (result === 0) throw new Error('the verse font could not be cut');
  const blob = call('hb_face_reference_blob', result);
  const start = call('hb_blob_get_data', blob, 0);
  return Buffer.from(bytes().slice(start, start + call('hb_blob_get_length', blob)));
}
