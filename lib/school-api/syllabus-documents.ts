import { cache } from 'react';
import { readCall } from './client';
import { fileUrl } from './media';
import { mapResult, orElse, type Result } from './result';

export type SyllabusFile = { grade: number; subject: string; file: string };

/** Empty if the server does not offer the list. */
export const readSyllabusDocuments = cache(async (): Promise<Result<SyllabusFile[]>> => {
  return mapResult(orElse(await readCall('syllabus-documents'), []), (records) =>
    records.flatMap(({ grade, subject, file: named }) => {
      const file = fileUrl(named);
      return file === null ? [] : [{ grade, subject, file }];
    }),
  );
});
