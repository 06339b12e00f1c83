import { format, subDays } from 'date-fns';
import { india } from '@/content/india-time';
import { sessionOf } from '@/contract/facts/session';
import type { FieldValues } from '../lists/list';

const demo = (text: string) => `<p>${text} (demo value)</p>`;
const link = (href: string, text: string) => `<a href="${href}">${text}</a>`;
const mail = (name: string) =>
  link(`mailto:${name}@vidyapeeth.example.org`, `${name}@vidyapeeth.example.org`);
const PHONE = link('tel:+910000000012', '+91 00000 00012');

const facts: readonly (readonly [topic: string, text: string, title?: string])[] = [
  ['Child protection contact', `Child protection officer, ${mail('safe')}, ${PHONE}`],
  ['Counsellor', `School counsellor, on campus from 8 am to 5 pm, ${PHONE}`],
  ['Grievance officer', `Vice-principal, ${mail('grievance')}, ${PHONE}`],
  ['Affiliation number', 'UP000 (CISCE)'],
  ['Principal', 'The principal, MA, PhD'],
  ['Managing body', 'An invented name', 'Chair'],
  ['Managing body', 'An invented name', 'Secretary'],
  ['Managing body', 'Two parents, two teachers and three trustees', 'Members'],
];

const policies: readonly (readonly [topic: string, text: string])[] = [
  ['Mental health policy', 'Every boy has a mentor, and can see the counsellor without asking.'],
  ['Child protection policy', 'Staff are checked before they start. We report harm the same day.'],
  ['Anti-bullying policy', 'A boy can tell any adult, or write without a name.'],
  ['Transport safety', 'Each bus has a speed governor, a tracker, first aid and an attendant.'],
];

/** Issue and expiry in years from now: none has expired when the demo is seeded. */
const certificates: readonly (readonly [topic: string, issued: number, until?: number])[] = [
  ['Affiliation letter', -6],
  ['Registration of the society, trust or company', -2, 3],
  ['No-objection certificate of the State', -20],
  ['Land certificate', -22],
  ['Building safety certificate', -1, 2],
  ['Fire safety certificate', -1, 2],
  ['Water, health and sanitation certificate', -1, 1],
];

export function demoDisclosures(now: Date): FieldValues[] {
  const year = now.getUTCFullYear();
  const reviewed_on = format(subDays(india(now), 90), 'yyyy-MM-dd');
  return [
    ...facts.map(([topic, text, title = '']) => ({ topic, title, text: demo(text) })),
    ...policies.map(([topic, text]) => ({ topic, text: demo(text), reviewed_on })),
    ...certificates.map(([topic, issued, until]) => ({
      topic,
      text: demo(`Number DEMO/${year + issued}/000`),
      issued_on: `${year + issued}-06-15`,
      valid_until: until === undefined ? null : `${year + until}-06-14`,
    })),
  ];
}

const fees: readonly (readonly [string, string, number, string, optional?: true])[] = [
  ['All classes', 'Registration fee', 1500, 'once'],
  ['All classes', 'Caution money', 10_000, 'refundable deposit'],
  ['Classes 1 to 8', 'Composite annual fee', 60_000, 'a year'],
  ['Classes 9 to 12', 'Composite annual fee', 60_000, 'a year'],
  ['Classes 10 and 12', 'Examination fee of the Council', 3200, 'once'],
  ['Classes 3 to 12, residential', 'Boarding, lodging and meals', 60_000, 'a year', true],
  ['Day scholars', 'Transport', 1200, 'a month', true],
];

/** Of this session and the next. */
export function demoFeeHeads(now: Date): FieldValues[] {
  const today = format(india(now), 'yyyy-MM-dd');
  return [sessionOf(today), sessionOf(today, 1)].flatMap((session) =>
    fees.map(([classes, head, amount, charged, optional = false]) => ({
      session,
      classes,
      head,
      amount,
      charged,
      optional,
    })),
  );
}
