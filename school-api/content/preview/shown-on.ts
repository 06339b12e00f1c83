import { type ReadName, readPath } from '@/contract';
import { albumPath } from '../lists/collections/albums';
import type { FieldValues } from '../lists/list';
import { findList } from '../lists/lists';

/** The page that shows a record, and its reads of the school API. */
type ShownOn = { path: string; reads: string[] };

const one = (path: string, read: ReadName): ShownOn => ({ path, reads: [readPath(read)] });

/** Lists that no read returns unchanged, or that another page shows first. */
const OTHERS: Record<string, ShownOn> = {
  slider: one('/', 'image-slider'),
  'admission-dates': one('/', 'admission-dates'),
  purposes: one('/contribute', 'purposes'),
};

/** False for what every page shows, such as photographs in place of drawings. */
export const hasPreview = (list: string) => shownOn(list, {}, 0) !== undefined;

/** Undefined for a list that no page shows. */
export function shownOn(list: string, values: FieldValues, id: number): ShownOn | undefined {
  if (list === 'news') return newsItem(String(values.slug));
  if (list === 'albums') return albumOf(String(values.title), id);
  if (list === 'results') return resultsOf(Number(values.year));
  if (Object.hasOwn(OTHERS, list)) return OTHERS[list];
  const { page, read } = findList(list) ?? {};
  return page && read ? one(page, read) : undefined;
}

function newsItem(slug: string): ShownOn {
  return {
    path: `/news-event/detail/${encodeURIComponent(slug)}`,
    reads: [readPath('news-event', { slug }), readPath('news-events', {}, { page: 1 })],
  };
}

function albumOf(title: string, id: number): ShownOn {
  const path = albumPath(title, id);
  const slug = path.slice(path.lastIndexOf('/') + 1);
  return { path, reads: [readPath('album', { slug })] };
}

function resultsOf(year: number): ShownOn {
  return { path: `/acedemics/results?year=${year}`, reads: [readPath('results', {}, { year })] };
}
