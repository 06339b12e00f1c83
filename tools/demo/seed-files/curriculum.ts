import { demoCurriculums } from '@/school-api/content/seed/curriculums';
import type { Block } from './blocks';
import type { Sheet } from './sheet';

const NAMES: Record<string, string> = {
  'curriculum-junior': 'Junior School',
  'curriculum-middle': 'Middle School',
  'curriculum-secondary': 'Secondary School',
  'curriculum-senior': 'Senior Secondary',
};

/** The records are HTML; a brochure uses their text and lists. */
function blocksOf(html: string): Block[] {
  const items = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, words = '']) => plain(words));
  const paragraphs = [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, words = '']) => plain(words));
  const texts: Block[] = paragraphs.map((text) => ({ text }));
  return items.length > 0 ? [...texts, { list: items }] : texts;
}

function plain(html: string): string {
  return html.replace(/<[^>]+>/g, '');
}

export const curriculumSheets: Sheet[] = Object.entries(NAMES).map(([file, title]) => {
  const records = demoCurriculums.filter((one) => one.brochure_file === `/media/files/${file}.pdf`);
  const classes = [...new Set(records.map((one) => one.class_name))].join(', ');
  return {
    file,
    title,
    subtitle: `Curriculum of ${classes.toLowerCase()}`,
    blocks: records.flatMap((one): Block[] => [
      { heading: `${one.title} (${one.class_name})` },
      ...blocksOf(String(one.info)),
    ]),
  };
});
