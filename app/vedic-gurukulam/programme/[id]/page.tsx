import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { NotFoundPage } from '@/components/layout/not-found-page';
import {
  isProgramme,
  isProgrammeKey,
  VEDIC_PATH,
} from '@/components/vedic-gurukulam/programme-address';
import { VedicGurukulamPage } from '@/components/vedic-gurukulam/vedic-gurukulam-page';
import { vedicMetadata } from '@/components/vedic-gurukulam/vedic-metadata';
import { readProgrammes } from '@/lib/school-api/gurukulam';

/** `/vedic-gurukulam?programme=id`, cached as a separate page. */
export const revalidate = 60;

export const generateStaticParams = () => [];

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  if (!isProgrammeKey(id)) return { title: 'Page not found' };
  return vedicMetadata(await readProgrammes(), id);
}

export default async function VedicGurukulamProgramme({ params }: Props) {
  const { id } = await params;
  if (!isProgrammeKey(id)) return <NotFoundPage />;
  const programmes = await readProgrammes();
  // Unknown ids are unlimited, so none gets a cached page.
  if (programmes.ok && !isProgramme(programmes.data, id)) redirect(VEDIC_PATH);
  return <VedicGurukulamPage programmes={programmes} chosen={id} />;
}
