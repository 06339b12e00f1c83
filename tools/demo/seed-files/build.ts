import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inSite } from '../root';
import { draw } from './blocks';
import { brochures } from './brochures';
import { curriculumSheets } from './curriculum';
import { fees } from './fees';
import { finish, newPaper } from './paper';
import { publicationSheets } from './publications';
import { schedules } from './schedules';
import { syllabusSheets } from './syllabus';

/** Makes the PDFs that the demo links to. */
const folder = inSite('school-api/content/seed/media/files');

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
