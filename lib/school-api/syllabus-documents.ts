import { cache } from 'react';
import { readCall } from './client';
import { fileUrl } from './media';

export type SyllabusFile = { grade: number; subject: string; file: string };

/** The office's documents; if there are none, the page shows its own. */
export const readSyllabusDocuments = cache(async (): Promise<SyllabusFile[]> => {
  const read = await readCall('syllabus-documents');
  if (!read.ok) return [];
  return read.data.flatMap(({ grade, subject, file: named }) => {
    const file = fileUrl(named);
    return file === null ? [] : [{ grade, subject, file }];
  });
});
