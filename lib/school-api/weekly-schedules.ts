import { cache } from 'react';
import { toIso } from '@/lib/format/dates';
import { readCall } from './client';
import { withIds } from './keyed';
import { fileUrl } from './media';
import { mapResult, type Result } from './result';

export type ScheduleView = { id: string; title: string; date: string | null; file: string | null };

export const readWeeklySchedules = cache(async (): Promise<Result<ScheduleView[]>> => {
  return mapResult(await readCall('weekly-schedules'), (records) =>
    withIds(records).map(({ id, title, scheduled_date, file }) => ({
      id,
      title,
      date: toIso(scheduled_date),
      file: fileUrl(file),
    })),
  );
});
