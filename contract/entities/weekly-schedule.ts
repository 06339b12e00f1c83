import * as z from 'zod';
import { dateText, identifier, link, requiredText } from '../wire';

export const weeklySchedule = z.object({
  id: identifier,
  title: requiredText,
  scheduled_date: dateText,
  file: link,
});

export type WeeklySchedule = z.infer<typeof weeklySchedule>;
