import type { Competition } from '@/contract';
import { toIso } from '@/lib/format/dates';
import { readCall } from './client';
import { linkUrl } from './media';
import { readViews } from './read-views';
import { richText } from './rich-text';

const view = ({ id, name, scheduled_date, details, link }: Competition) => ({
  id,
  name,
  date: toIso(scheduled_date),
  details: richText(details, 4),
  link: linkUrl(link),
});

export type CompetitionView = ReturnType<typeof view>;

export const readCompetitions = readViews(() => readCall('competitions'), view);
