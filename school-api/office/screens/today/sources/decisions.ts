import { formatInIndia } from '@/content/india-time';
import {
  admissionsSubject,
  countPlacesGivenUp,
  countReleases,
  listMatching,
  preparedSubject,
} from '../../../../records';
import type { OfficeDeps } from '../../../route';
import { inWords } from '../../../view/text';
import { LIST, ADMISSIONS as roles } from '../../admissions/names';
import { CHECK } from '../../decisions/preview';
import { readLinked } from '../linked';
import type { Source, Waiting } from '../source';

const ANSWERED = 'answer=week&state';

const LINES = [
  ['Prepared decisions', preparedSubject, `${CHECK.href}?release=unset`, true],
  ['Places accepted by families this week', admissionsSubject, `${LIST.href}?${ANSWERED}=accepted`],
  ['Places declined by families this week', admissionsSubject, `${LIST.href}?${ANSWERED}=declined`],
  ['Offers not answered in time', admissionsSubject, `${LIST.href}?answer=over`, true],
] as const;

/** The server releases them, so they are nobody's work. */
async function scheduled(deps: OfficeDeps): Promise<Waiting[]> {
  const href = `${CHECK.href}?release=set`;
  const { sources, count, shown } = await readLinked(deps, preparedSubject, href);
  if (count === 0) return [];
  const ids = (await listMatching(deps.db, sources)).map(({ record }) => String(record));
  const times = (await countReleases(deps.db, ids)).map(
    (one) => `${one.decisions} on ${formatInIndia(one.at, 'EEEE d MMMM, h:mm aaa')}`,
  );
  const title = `Decisions with a release time: ${shown}`;
  return [{ title, text: `${inWords(times)}.`, count: 0, href }];
}

/** The place of one that had accepted is free for a child on the waiting list. */
async function withdrawn(deps: OfficeDeps): Promise<Waiting[]> {
  const href = `${LIST.href}?${ANSWERED}=withdrawn`;
  const { sources, count, shown } = await readLinked(deps, admissionsSubject, href);
  if (count === 0) return [];
  const ids = (await listMatching(deps.db, sources)).map(({ record }) => record);
  const places = await countPlacesGivenUp(deps.db, ids);
  const title = `Applications withdrawn by families this week: ${shown}`;
  const text = `Of these, ${places} had a place or an offer.`;
  return [{ title, ...(places > 0 && { text }), count: 0, href }];
}

/** Decisions awaiting release, and families' answers. */
export const decisions: Source = {
  roles,
  find: async (deps) => {
    const lines: Waiting[] = [];
    for (const [name, subject, href, waits] of LINES) {
      const { count, shown } = await readLinked(deps, subject, href);
      if (count > 0) lines.push({ title: `${name}: ${shown}`, count: waits ? count : 0, href });
    }
    return [...lines, ...(await withdrawn(deps)), ...(await scheduled(deps))];
  },
};
