import { TZDate } from '@date-fns/tz';
import { addDays, format, nextSunday } from 'date-fns';
import { CUSTOM_FIELD_KEYS, DEFAULT_FORM_CONTROLS, FEE_CATEGORIES } from '@/contract';
import type { admissionDates, feeRecords, formControls } from '../db/schema/admission';

/** Two Sundays that are still to come on the day of seeding. */
export function demoAdmissionDates(now: Date): (typeof admissionDates.$inferInsert)[] {
  const sunday = nextSunday(addDays(new TZDate(now, 'Asia/Kolkata'), 20));
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

/** A school sees the whole form first and hides what it does not ask for. */
export const demoFormControls: (typeof formControls.$inferInsert)[] = DEFAULT_FORM_CONTROLS.map(
  ({ key, label }) => ({ key, fieldName: label, shown: !custom.has(key) }),
);
