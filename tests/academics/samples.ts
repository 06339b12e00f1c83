import { sanitise } from '@/lib/html/sanitise';
import type { CurriculumView } from '@/lib/school-api/curriculum';
import type { FacultyView } from '@/lib/school-api/faculty';
import type { PublicationView } from '@/lib/school-api/publications';
import type { ResultCard } from '@/lib/school-api/results';

export const teacher = (number: number): FacultyView => ({
  id: String(number),
  name: `Teacher ${number}`,
  position: 'Chemistry',
  description: sanitise('<p>Ph.D. in <em>dyes</em>.</p>'),
  picture: `/media/portraits/${number}.webp`,
  socialLinks: [],
});

export const result = (number: number): ResultCard => ({
  name: `Boy ${number}`,
  stream: 'Science',
  percentage: '98.4%',
  picture: null,
});

export const stage = (number: number): CurriculumView => ({
  id: String(number),
  title: `Stage ${number}`,
  category: number % 2 === 0 ? 'Junior School' : 'Senior School',
  className: 'Classes 1 and 2',
  info: sanitise('<p>Counting <strong>stairs</strong>.</p>'),
  picture: null,
  brochure: '/media/files/junior.pdf',
});

export const book = (number: number): PublicationView => ({
  id: String(number),
  name: `Book ${number}`,
  picture: null,
  file: '/media/files/book.pdf',
});

export const many = <T>(count: number, one: (number: number) => T) =>
  Array.from({ length: count }, (_, at) => one(at + 1));
