import { addDays, format, nextSunday } from 'date-fns';
import { india } from '@/content/india-time';
import { FEE_CATEGORIES } from '@/contract';
import type { FieldValues } from '../lists/list';

/** Two Sundays after the seeding day, so that the dates are in the future. */
export function demoAdmissionDates(now: Date): FieldValues[] {
  const sunday = nextSunday(addDays(india(now), 20));
  const onCampus = [sunday, addDays(sunday, 14)].map((day) => ({
    location: 'Vraja campus',
    admission_date: format(day, 'yyyy-MM-dd'),
    admission_time: '09:30',
    places: 120,
    admission_text: 'Reporting time 9 am at the main gate',
  }));
  const abroad = {
    location: 'Families abroad',
    admission_text: 'Online test on a day agreed with the admission desk',
  };
  return [...onCampus, abroad];
}

export const demoFeeRecords: FieldValues[] = [
  { category: FEE_CATEGORIES.registration, amount: 1500 },
  {
    category: FEE_CATEGORIES.dayScholar,
    amount: 60_000,
    brochure_pdf: '/media/files/day-scholar-fee.pdf',
  },
  {
    category: FEE_CATEGORIES.residential,
    amount: 120_000,
    brochure_pdf: '/media/files/residential-fee.pdf',
  },
];
