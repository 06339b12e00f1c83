import type { Metadata } from 'next';
import { type Grade, grades, syllabus, syllabusPage } from '@/content/syllabus';
import { pageHead } from '../seo/page-head';

const SYLLABUS_PATH = '/syllabus';

/** The default grade has the plain address. */
export const gradeHref = (grade: number) =>
  grade === grades.default ? SYLLABUS_PATH : `${SYLLABUS_PATH}?grade=${grade}`;

/** Grades with separate pages. */
export const furtherGrades = syllabus.filter(({ grade }) => grade !== grades.default);

export function findGrade(grade: number): Grade {
  const found = syllabus.find((each) => each.grade === grade);
  if (!found) throw new Error(`no grade ${grade} in the syllabus`);
  return found;
}

export function syllabusMetadata(grade: number = grades.default): Metadata {
  const { title, scene } = syllabusPage;
  if (grade === grades.default) return pageHead(syllabusPage, SYLLABUS_PATH);
  const { label, subjects } = findGrade(grade);
  const names = subjects.map(({ name }) => name).join(', ');
  return pageHead(
    {
      title: `${label} | ${title}`,
      description: `${title} for ${label}, a document for each subject: ${names}.`,
      scene,
    },
    gradeHref(grade),
    { pictureOf: SYLLABUS_PATH },
  );
}
