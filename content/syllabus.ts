import type { PageText } from '@/content/blocks';
import { school } from '@/content/school';

/** `pdfLink` is null without a document; the page then says that it is coming soon. */
export type Subject = { name: string; pdfLink: string | null };
export type Grade = { grade: number; label: string; subjects: readonly Subject[] };

export const grades = { first: 2, last: 12, default: 2 } as const;

const base = ['English', 'Hindi', 'Math', 'EVS', 'Sastra', 'Sanskrit', 'Art'];
// Science and Social Studies replace EVS.
const middle = [...base.filter((name) => name !== 'EVS'), 'IT', 'Science', 'Social Studies'];
const icse = [
  'English Language',
  'English Literature',
  'Geography',
  'History/Civics',
  'Commerce',
  'Computer Applications',
  'Biology',
  'Chemistry',
  'Physics',
  'Music',
  'Physical Education',
];

function subjectNames(grade: number): readonly string[] {
  if (grade < 4) return base;
  if (grade < 6) return [...base, 'IT'];
  if (grade < 9) return middle;
  if (grade < 11) return icse;
  const senior = [...icse, 'Accountancy', 'Economics'];
  return grade < 12 ? senior : [...senior, 'Business Studies'];
}

const awaited = new Set(['Art', 'Music', 'Physical Education']);

/** The demo's own documents; a school adds its own in the office. */
function pdfLink(grade: number, name: string): string | null {
  if (!school.isDemo || awaited.has(name)) return null;
  const subject = name.toLowerCase().replace(/[^a-z]+/g, '-');
  return `/media/files/syllabus-grade-${grade}-${subject}.pdf`;
}

const range = Array.from({ length: grades.last - grades.first + 1 }, (_, n) => grades.first + n);

export const syllabus: readonly Grade[] = range.map((grade) => ({
  grade,
  label: `Grade ${grade}`,
  subjects: subjectNames(grade).map((name) => ({ name, pdfLink: pdfLink(grade, name) })),
}));

export const syllabusPage = {
  title: 'Split of Syllabus',
  description: `Split of the syllabus at ${school.name}: choose a grade from 2 to 12, see its subjects, and open the document of each one to read or print.`,
  scene: 'world-globe',
  banner: { heading: 'Split of Syllabus' },
  soon: 'Document coming soon',
  blocks: [
    'Choose a grade to see its subjects. Choose a subject to open a document that shows what is taught in each part of the year. The session starts in April.',
  ],
  closing: [
    {
      kind: 'note',
      text: 'IT is added in Grade 4. From Grade 6, Science and Social Studies replace EVS. We mark the subjects that have no document yet.',
    },
  ],
} as const satisfies PageText & Record<string, unknown>;
