import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { draw } from './seed-files/blocks';
import { brochures } from './seed-files/brochures';
import { curriculumSheets } from './seed-files/curriculum';
import { fees } from './seed-files/fees';
import { finish, newPaper } from './seed-files/paper';
import { publicationSheets } from './seed-files/publications';
import { schedules } from './seed-files/schedules';
import { syllabusSheets } from './seed-files/syllabus';

/** Draws the PDFs that the demo links to: `npm run seed-files`. */
const folder = path.resolve('school-api/seed/media/files');

const sheets = [
  ...fees,
  ...brochures,
  ...schedules,
  ...publicationSheets,
  ...curriculumSheets,
  ...syllabusSheets,
];

await mkdir(folder, { recursive: true });
for (const { file, title, subtitle, blocks } of sheets) {
  const paper = await newPaper(title, subtitle);
  draw(paper, blocks);
  await writeFile(path.join(folder, `${file}.pdf`), await finish(paper));
}
console.log(`${sheets.length} files in ${folder}`);
