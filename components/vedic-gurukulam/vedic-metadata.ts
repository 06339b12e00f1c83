import type { Metadata } from 'next';
import { vedicGurukulam } from '@/content/vedic-gurukulam';
import type { ProgrammeView } from '@/lib/school-api/gurukulam';
import type { Result } from '@/lib/school-api/result';
import { pageHead } from '../tabbed/section-metadata';
import { defaultProgramme, findProgramme, programmeHref, VEDIC_PATH } from './programme-address';

const { title, description } = vedicGurukulam;

export function vedicMetadata(
  programmes?: Result<ProgrammeView[]>,
  key: string | null = null,
): Metadata {
  const records = programmes?.ok ? programmes.data : [];
  const index = findProgramme(records, key);
  const programme = records[index];
  if (!programme || index === defaultProgramme(records)) {
    return pageHead(title, description, VEDIC_PATH);
  }
  return pageHead(
    `${programme.label} | ${title}`,
    `${programme.label}: ${description}`,
    programmeHref(records, index),
  );
}
