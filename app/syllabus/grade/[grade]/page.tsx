import type { Metadata } from 'next';
import { furtherGrades, syllabusMetadata } from '@/components/syllabus/syllabus-address';
import { SyllabusPage } from '@/components/syllabus/syllabus-page';
import { readSyllabusDocuments } from '@/lib/school-api/syllabus-documents';

/** `/syllabus?grade=n`, cached as a separate page. */
export const revalidate = 60;

/** Only existing grades; every other path is 404. */
export const dynamicParams = false;

export const generateStaticParams = () =>
  furtherGrades.map(({ grade }) => ({ grade: String(grade) }));

type Props = { params: Promise<{ grade: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return syllabusMetadata(Number((await params).grade));
}

export default async function SyllabusOfGrade({ params }: Props) {
  const grade = Number((await params).grade);
  return <SyllabusPage grade={grade} files={await readSyllabusDocuments()} />;
}
