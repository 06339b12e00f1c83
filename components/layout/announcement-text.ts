import { school } from '@/content/school';
import { formatShortDate } from '@/lib/format/dates';
import type { AdmissionDates } from '@/lib/school-api/admission-dates';

export interface Announcement {
  text: string;
  /** The line's last words, as a link to the registration. */
  action: string | null;
}

type Known = Pick<AdmissionDates, 'nextDate' | 'startText'> | null;

/** The school's own text; otherwise one of three: with a test date, with a start text, or with neither. */
export function announcementText(known: Known): Announcement {
  if (school.announcement) return { text: school.announcement, action: null };
  const date = known?.nextDate ? formatShortDate(known.nextDate) : '';
  if (date) {
    return { text: `Admission Test on ${date}. Limited Seats.`, action: 'Apply Now' };
  }
  if (known?.startText) {
    return {
      text: `Admission ${school.announcedSession} starts from ${known.startText}`,
      action: null,
    };
  }
  return { text: 'Admission details coming soon', action: null };
}
