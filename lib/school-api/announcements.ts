import { cache } from 'react';
import { readCall } from './client';
import { linkUrl } from './media';
import { mapResult, type Result } from './result';

export type AnnouncementView = { text: string; href: string | null };

export const readAnnouncements = cache(async (): Promise<Result<AnnouncementView[]>> => {
  return mapResult(await readCall('announcement'), (records) =>
    records.map(({ name, internal_link }) => ({ text: name, href: linkUrl(internal_link) })),
  );
});
