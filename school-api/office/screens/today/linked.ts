import { countListed, MAX_COUNTED, type Source, type Subject } from '../../../records';
import type { OfficeDeps } from '../../route';
import { readSources } from '../records/filter';

type Linked = { sources: readonly Source[]; count: number; shown: string };

/** What the linked list shows, so that its number agrees with Today's. */
export async function readLinked(
  deps: OfficeDeps,
  subject: Subject,
  href: string,
): Promise<Linked> {
  const read = await readSources([subject], { deps, url: new URL(href, 'http://office') });
  const sources = 'problem' in read ? [] : read.sources;
  const count = await countListed(deps.db, sources);
  const isMore = count > MAX_COUNTED;
  const shown = isMore ? `More than ${MAX_COUNTED.toLocaleString('en-IN')}` : `${count}`;
  return { sources, count, shown };
}
