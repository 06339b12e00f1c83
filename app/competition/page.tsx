import type { Metadata } from 'next';
import { CompetitionPage } from '@/components/competition/competition-page';
import { pageHead } from '@/components/seo/page-head';
import { competition } from '@/content/competition';
import { readCompetitions } from '@/lib/school-api/competitions';

export const revalidate = 60;

export const metadata: Metadata = pageHead(competition, '/competition');

export default async function Competition() {
  return <CompetitionPage competitions={await readCompetitions()} />;
}
