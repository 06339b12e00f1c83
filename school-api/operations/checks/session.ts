import { parseInIndia } from '@/content/india-time';
import { school } from '@/content/school';
import type { Check, Finding } from './check';

const startOf = (year: number, day: string) => parseInIndia(`${year}-${day}`, 'yyyy-MM-dd');

export const session: Check = { subject: 'session', run: ({ now }) => findingsAt(now()) };

/** A session such as 2026-27 ends in March of its second year; families ask for the next from October. */
export function findingsAt(now: Date): Finding[] {
  const year = Number(/^\d{4}/.exec(school.session)?.[0]);
  const [asked, over] = [startOf(year, '10-01'), startOf(year + 1, '04-01')];
  if (asked === undefined || over === undefined || now < asked) return [];
  return [now < over ? question() : ended()];
}

const question = (): Finding => ({
  id: 'session-question',
  severity: 'advice',
  what: `The site registers for ${school.session}. Is that still right? Change it under School details.`,
  why: 'From October, families register for the session that starts next April.',
  todo: 'Without the office, change it in content/school.ts.',
});

const ended = (): Finding => ({
  id: 'session-over',
  severity: 'advice',
  what: `The session ${school.session} is over.`,
  why: 'Pages and receipts name a past session.',
  todo: 'Change it in the office under School details, or in content/school.ts.',
});
