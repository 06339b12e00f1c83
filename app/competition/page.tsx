import type { Metadata } from 'next';
import { CompetitionPage } from '@/components/competition/competition-page';
import { pageHead } from '@/components/seo/page-head';
import { JsonLd } from '@/components/ui/json-ld';
import { competition } from '@/content/competition';
import { school } from '@/content/school';
import { env } from '@/lib/env';
import { readCompetitions } from '@/lib/school-api/competitions';
import { competitionEvents } from '@/lib/seo/competition-events';

export const revalidate = 60;

export const metadata: Metadata = pageHead(competition, '/competition');

export default async function Competition() {
  const competitions = await readCompetitions();
  const events = competitionEvents(
    competitions.ok ? competitions.data : [],
    school,
    env().SITE_URL,
  );
  return (
    <>
      <CompetitionPage competitions={competitions} />
      {events ? <JsonLd data={events} /> : null}
    </>
  );
}
