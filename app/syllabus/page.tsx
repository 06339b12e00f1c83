import type { Metadata } from 'next';
import { syllabusMetadata } from '@/components/syllabus/syllabus-address';
import { SyllabusPage } from '@/components/syllabus/syllabus-page';

export const revalidate = 60;

export const metadata: Metadata = syllabusMetadata();

export default function Syllabus() {
  return <SyllabusPage />;
}
