/** Subsets the fonts of receipts: Latin, the letters of Sanskrit in Latin, the rupee sign, Devanagari. */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { inSite } from '../root';

const PACKAGE = 'node_modules/@expo-google-fonts/mukta';
const FOLDER = 'school-api/money/receipts/fonts';

const characters = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const latin = `${characters(0x20, 0x7e)}${characters(0xa0, 0x17f)}ȘșȚț–—‘’“”•…₹`;
const text = [
  latin,
  characters(0x1e00, 0x1eff),
  characters(0x900, 0x97f),
  characters(0x1cd0, 0x1cff),
  '\u200c\u200d\u25cc',
].join('');

const faces = [
  { file: 'mukta-400', source: '400Regular/Mukta_400Regular' },
  { file: 'mukta-600', source: '600SemiBold/Mukta_600SemiBold' },
];

// Uncompressed, because they are parsed again for each receipt.
for (const { file, source } of faces) {
  const font = await readFile(`${PACKAGE}/${source}.ttf`);
  const subset = await subsetFont(font, text, { targetFormat: 'sfnt', noHinting: true });
  await writeFile(inSite(`${FOLDER}/${file}.ttf`), subset);
}
await copyFile(`${PACKAGE}/LICENSE_FONT`, inSite(`${FOLDER}/LICENSE`));
