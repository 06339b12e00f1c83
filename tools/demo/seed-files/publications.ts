import { demoPublications } from '@/school-api/content/seed/publications';
import type { Sheet } from './sheet';

const ABOUT: Record<string, { subtitle: string; text: string; contents: string[] }> = {
  academic: {
    subtitle: 'A working paper of the school, with its data',
    text: 'The papers of the school are written by teachers together with boys of classes 9 to 12. They say what was measured, how, by whom, and what went wrong. Anyone may use them.',
    contents: [
      'The question',
      'What we did',
      'What we found',
      'What we would do otherwise',
      'Tables',
    ],
  },
  book: {
    subtitle: 'Sample pages of the printed book',
    text: 'The books of the school are printed in small numbers and can be borrowed from the library or ordered at the office. These pages show the contents and the foreword.',
    contents: ['Foreword', 'First part', 'Second part', 'Notes for parents', 'List of words'],
  },
  publication: {
    subtitle: 'Published by the school for its friends',
    text: 'Written, drawn and set by the boys, corrected by a teacher four times a year, and read to the end by nearly all of the parents.',
    contents: ['From the principal', 'The year in pictures', 'Letters', 'Accounts', 'Thanks'],
  },
};

export const publicationSheets: Sheet[] = demoPublications.map((record) => {
  const name = String(record.name);
  const about = ABOUT[String(record.category)] ?? { subtitle: '', text: '', contents: [] };
  const [title = name, rest] = name.split(/[:,] /);
  const file = String(record.file_link ?? '')
    .replace(/^.*\//, '')
    .replace(/\.pdf$/, '');
  const pages = about.contents.map((chapter, index) => [chapter, String(5 + index * 14)]);
  return {
    file,
    title,
    subtitle: rest === undefined ? about.subtitle : `${capital(rest)}. ${about.subtitle}`,
    blocks: [
      { text: about.text },
      { heading: 'Contents' },
      { columns: [8, 1], rows: [['Chapter', 'Page'], ...pages] },
      {
        text: 'This is a demonstration file. A school puts its own publications in its place.',
      },
    ],
  };
});

function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
