import type { Grade } from '@/content/syllabus';
import type { SyllabusFile } from '@/lib/school-api/syllabus-documents';

/** The office's documents in place of the page's own, and subjects that only the office has. */
export function withDocuments(grade: Grade, files: readonly SyllabusFile[]): Grade {
  const own = files.filter((file) => file.grade === grade.grade);
  const fileOf = (name: string) => own.find(({ subject }) => isSame(subject, name))?.file;
  const subjects = grade.subjects.map(({ name, pdfLink }) => ({
    name,
    pdfLink: fileOf(name) ?? pdfLink,
  }));
  const further = own.filter(
    ({ subject }, at) =>
      !grade.subjects.some(({ name }) => isSame(subject, name)) &&
      own.findIndex((one) => isSame(one.subject, subject)) === at,
  );
  const added = further.map(({ subject, file }) => ({ name: subject, pdfLink: file }));
  return { ...grade, subjects: [...subjects, ...added] };
}

const isSame = (one: string, other: string) => plain(one) === plain(other);
const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();
