import { addDays, format, nextSunday } from 'date-fns';
import { india } from '@/content/india-time';
import { CUSTOM_FIELD_KEYS, DEFAULT_FORM_CONTROLS, FEE_CATEGORIES } from '@/contract';
import type { admissionDates, feeRecords, formControls } from '../../db';

/** Two Sundays after the day of seeding, so that the dates are in the future. */
export function demoAdmissionDates(now: Date): (typeof admissionDates.$inferInsert)[] {
  const sunday = nextSunday(addDays(india(now), 20));
  const onCampus = [sunday, addDays(sunday, 14)].map((day) => ({
    location: 'Vraja campus',
    admissionDate: format(day, 'yyyy-MM-dd'),
    admissionText: 'Reporting time 9 am at the main gate',
  }));
  const abroad = {
    location: 'Families abroad',
    admissionText: 'Online test on a day agreed with the admission desk',
  };
  return [...onCampus, abroad];
}

export const demoFeeRecords: (typeof feeRecords.$inferInsert)[] = [
  { category: FEE_CATEGORIES.registration, amount: 1500 },
  {
    category: FEE_CATEGORIES.dayScholar,
    amount: 60_000,
    brochurePdf: '/media/files/day-scholar-fee.pdf',
  },
  {
    category: FEE_CATEGORIES.residential,
    amount: 120_000,
    brochurePdf: '/media/files/residential-fee.pdf',
  },
];

const custom: ReadonlySet<string> = new Set(CUSTOM_FIELD_KEYS);

/** All standard fields are shown; the ten custom ones are hidden. */
export const demoFormControls: (typeof formControls.$inferInsert)[] = DEFAULT_FORM_CONTROLS.map(
  ({ key, label }) => ({ key, fieldName: label, shown: !custom.has(key) }),
);
