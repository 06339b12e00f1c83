import { z } from 'zod';
import { school } from '@/content/school';
import { testDayFile } from '@/contract/facts/test-day-file';
import type { Attachment } from './transport';

const testDay = z.object({
  applicationNumber: z.string().min(1),
  admissionDate: z.string(),
  time: z.string(),
  places: z.string(),
});

/** The calendar file of an email with a test date; a later email has a higher sequence. */
export function testDayOf({ data, createdAt }: { data: unknown; createdAt: Date }): Attachment[] {
  const parsed = testDay.safeParse(data);
  if (!parsed.success) return [];
  const { applicationNumber, admissionDate: date, time, places: place } = parsed.data;
  const file = testDayFile({ applicationNumber, date, time, place }, school, createdAt);
  if (file === undefined) return [];
  const content = Buffer.from(file);
  return [{ filename: 'admission-test.ics', content, contentType: 'text/calendar; charset=utf-8' }];
}
