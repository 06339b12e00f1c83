import type { Metadata } from 'next';
import { syllabusMetadata } from '@/components/syllabus/syllabus-address';
import { SyllabusPage } from '@/components/syllabus/syllabus-page';
import { readSyllabusDocuments } from '@/lib/school-api/syllabus-documents';

export const revalidate = 60;

export const metadata: Metadata = syllabusMetadata();

export default async function Syllabus() {
  return <SyllabusPage files={await readSyllabusDocuments()} />;
}
