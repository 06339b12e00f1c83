/** HarfBuzz's subsetter with the two switches that the verse font needs and subset-font lacks. */
import { readFile } from 'node:fs/promises';

const WASM = 'node_modules/harfbuzzjs/dist/harfbuzz-subset.wasm';
const NO_HINTING = 0x1;
const RETAIN_NUMBERS = 0x2;
const NO_LAYOUT_CLOSURE = 0x200;
const LAYOUT_FEATURES = 6;
const WRITABLE = 2;

interface Wanted {
  letters: string;
  /** Exactly these glyphs, rather than every glyph that the letters could form. */
  glyphs?: ReadonlySet<number>;
  keepNumbers?: boolean;
}

export async function loadSubsetter() {
  const { instance } = await WebAssembly.instantiate(await readFile(WASM));
  const { memory, ...functions } = instance.exports;
  if (!(memory instanceof WebAssembly.Memory)) throw new Error('the subsetter has no memory');
  const call = (name: string, ...values: number[]): number => {
    const target = functions[name];
    if (typeof target !== 'function') throw new Error(`the subsetter has no ${name}`);
    return Number(target(...values));
  };
  call('_initialize');

  return (font: Uint8Array, { letters, glyphs, keepNumbers = false }: Wanted): Buffer => {
    const address = call('malloc', font.length);
    new Uint8Array(memory.buffer).set(font, address);
    const source = call('hb_blob_create', address, font.length, WRITABLE, 0, 0);
    const face = call('hb_face_create', source, 0);
    const input = call('hb_subset_input_create_or_fail');
    const flags =
      NO_HINTING | (glyphs ? NO_LAYOUT_CLOSURE : 0) | (keepNumbers ? RETAIN_NUMBERS : 0);
    call('hb_subset_input_set_flags', input, flags);
    const features = call('hb_subset_input_set', input, LAYOUT_FEATURES);
    call('hb_set_clear', features);
    call('hb_set_invert', features);
    const letterSet = call('hb_subset_input_unicode_set', input);
    for (const letter of letters) call('hb_set_add', letterSet, letter.codePointAt(0) ?? 0x20);
    const glyphSet = call('hb_subset_input_glyph_set', input);
    for (const glyph of glyphs ?? []) call('hb_set_add', glyphSet, glyph);

    const result = call('hb_subset_or_fail', face, input);
    if (result === 0) throw new Error('the font could not be cut');
    const blob = call('hb_face_reference_blob', result);
    const start = call('hb_blob_get_data', blob, 0);
    const length = call('hb_blob_get_length', blob);
    const cut = Buffer.from(new Uint8Array(memory.buffer).slice(start, start + length));
    for (const made of [blob, source]) call('hb_blob_destroy', made);
    for (const made of [result, face]) call('hb_face_destroy', made);
    call('hb_subset_input_destroy', input);
    call('free', address);
    return cut;
  };
}
