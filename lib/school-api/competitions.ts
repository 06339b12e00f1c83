import { cache } from 'react';
import { toIso } from '@/lib/format/dates';
import type { SafeHtml } from '@/lib/html/safe-html';
import { readCall } from './client';
import { withIds } from './keyed';
import { linkUrl } from './media';
import { mapResult, type Result } from './result';
import { richText } from './rich-text';

export type CompetitionView = {
  id: string;
  name: string;
  date: string | null;
  details: SafeHtml;
  link: string | null;
};

export const readCompetitions = cache(async (): Promise<Result<CompetitionView[]>> => {
  return mapResult(await readCall('competitions'), (records) =>
    withIds(records).map(({ id, name, scheduled_date, details, link }) => ({
      id,
      name,
      date: toIso(scheduled_date),
      details: richText(details, 4),
      link: linkUrl(link),
    })),
  );
});
