import type { Metadata } from 'next';
import { vedicGurukulam } from '@/content/vedic-gurukulam';
import type { ProgrammeView } from '@/lib/school-api/gurukulam';
import type { Result } from '@/lib/school-api/result';
import { pageHead } from '../seo/page-head';
import { defaultProgramme, findProgramme, programmeHref, VEDIC_PATH } from './programme-address';

const { title, description, scene } = vedicGurukulam;

export function vedicMetadata(
  programmes?: Result<ProgrammeView[]>,
  key: string | null = null,
): Metadata {
  const records = programmes?.ok ? programmes.data : [];
  const index = findProgramme(records, key);
  const programme = records[index];
  if (!programme || index === defaultProgramme(records)) {
    return pageHead(vedicGurukulam, VEDIC_PATH);
  }
  return pageHead(
    {
      title: `${programme.label} | ${title}`,
      description: `${programme.label}: ${description}`,
      scene,
    },
    programmeHref(records, index),
    { pictureOf: VEDIC_PATH },
  );
}
