import type { WeeklySchedule } from '@/contract';
import { toIso } from '@/lib/format/dates';
import { readCall } from './client';
import { fileUrl } from './media';
import { readViews } from './read-views';

const view = ({ id, title, scheduled_date, file }: WeeklySchedule) => ({
  id,
  title,
  date: toIso(scheduled_date),
  file: fileUrl(file),
});

export type ScheduleView = ReturnType<typeof view>;

export const readWeeklySchedules = readViews(() => readCall('weekly-schedules'), view);
