import type { Metadata } from 'next';
import { VedicGurukulamPage } from '@/components/vedic-gurukulam/vedic-gurukulam-page';
import { vedicMetadata } from '@/components/vedic-gurukulam/vedic-metadata';
import { readProgrammes } from '@/lib/school-api/gurukulam';

export const revalidate = 60;

export const metadata: Metadata = vedicMetadata();

export default async function VedicGurukulam() {
  return <VedicGurukulamPage programmes={await readProgrammes()} />;
}
