import * as z from 'zod';
import { dateText, flag, identifier, requiredText, text } from '../wire';

export const calendarEvent = z.object({
  id: identifier,
  title: requiredText,
  first_day: dateText,
  /** Empty for one day. */
  last_day: dateText,
  /** '09:30' or '9:30 am'; empty if it lasts all day. */
  from_time: text,
  until_time: text,
  place: text,
  /** The audience, in words. */
  audience: text,
  details: text,
  cancelled: flag,
});
