/** Subsets the site's fonts from their npm packages. Outputs are committed. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { shared } from '@/content/notices/shared';
import { verses } from '@/content/verses';
import { inSite } from '../root';
import { fallbackFace } from './fallback-face';
import { fallbacks } from './local-faces';
import { keepLines } from './verse-font';

const FRAUNCES = '@fontsource-variable/fraunces/files/fraunces';
const MUKTA = '@fontsource/mukta/files/mukta';
const TIRO = '@fontsource/tiro-devanagari-sanskrit/files/tiro-devanagari-sanskrit';

const characters = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const english = `${characters(0x20, 0x7e)}\u00a0©®°·½×«»ÀÁÂÄÇÈÉÊËÍÎÑÓÔÖÚÜàáâäçèéêëíîïñóôöúü–—‘’“”•…`;
// The rupee sign and the Latin letters of Sanskrit: a separate face, fetched only where they occur.
const extended = '₹ĀāĪīŪūṚṛṜṝḶḷṀṁṂṃḤḥṄṅÑñṆṇṬṭḌḍŚśṢṣĒēŌō✓→←';
const devanagari = `${characters(0x900, 0x97f)}\u200c\u200d\u25cc`;
const lines = Object.values(verses).map((verse) => verse.text);

const roman = { SOFT: 40, WONK: 0, opsz: 60, wght: 540 };
const italic = { SOFT: 40, WONK: 0, opsz: 36, wght: 430 };

interface Face {
  file: string;
  source: string;
  text: string;
  variationAxes?: Record<string, number>;
}

const faces: Face[] = [
  {
    file: 'display',
    source: `${FRAUNCES}-latin-full-normal`,
    text: english,
    variationAxes: roman,
  },
  {
    file: 'display-extended',
    source: `${FRAUNCES}-latin-ext-full-normal`,
    text: extended,
    variationAxes: roman,
  },
  {
    file: 'display-italic',
    source: `${FRAUNCES}-latin-full-italic`,
    text: english,
    variationAxes: italic,
  },
  ...[400, 600].flatMap((weight) => [
    { file: `text-${weight}`, source: `${MUKTA}-latin-${weight}-normal`, text: english },
    {
      file: `text-extended-${weight}`,
      source: `${MUKTA}-latin-ext-${weight}-normal`,
      text: extended,
    },
    {
      file: `text-devanagari-${weight}`,
      source: `${MUKTA}-devanagari-${weight}-normal`,
      text: devanagari,
    },
  ]),
];

const read = (source: string) => readFile(`node_modules/${source}.woff2`);

async function write(file: string, font: Buffer) {
  await writeFile(inSite(`app/fonts/${file}.woff2`), font);
  console.log(`${file}.woff2 ${(font.length / 1024).toFixed(1)} KB`);
}

for (const { file, source, text, variationAxes } of faces) {
  const axes = variationAxes ? { variationAxes } : {};
  const options = { targetFormat: 'woff2', noHinting: true, ...axes } as const;
  await write(file, await subsetFont(await read(source), text, options));
}

const pack = (font: Buffer, targetFormat: 'sfnt' | 'woff2') =>
  subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat });

const tiro = await pack(await read(`${TIRO}-devanagari-400-normal`), 'sfnt');
await write('verse', await pack(await keepLines(tiro, lines), 'woff2'));

// Otherwise a three-word label would load the whole font on every page with a form.
const mukta = await pack(await read(`${MUKTA}-devanagari-600-normal`), 'sfnt');
await write('hindi-label', await pack(await keepLines(mukta, [shared.hi.open]), 'woff2'));

const rules: string[] = [];
for (const { file, ...fallback } of fallbacks) {
  const font = await pack(await readFile(inSite(`app/fonts/${file}.woff2`)), 'sfnt');
  rules.push(fallbackFace(font, fallback));
}
await writeFile(inSite('app/fonts/fallback.css'), rules.join('\n'));

// A test compares this with the verses, so that a new verse cannot be missed.
const hash = createHash('sha256').update(lines.join('\n')).digest('hex');
await writeFile(inSite('app/fonts/verse.sha256'), `${hash}\n`);
