import type { Metadata } from 'next';
import { pageHead } from '@/components/seo/page-head';
import { WeeklySchedulePage } from '@/components/weekly-schedule/weekly-schedule-page';
import { weeklySchedule } from '@/content/weekly-schedule';
import { readWeeklySchedules } from '@/lib/school-api/weekly-schedules';

export const revalidate = 60;

export const metadata: Metadata = pageHead(weeklySchedule, '/weekly-schedule');

export default async function WeeklySchedule() {
  return <WeeklySchedulePage schedules={await readWeeklySchedules()} />;
}
