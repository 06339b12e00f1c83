import type { z } from 'zod';
import { ownSchool } from '@/content/live-facts';
import { school } from '@/content/school';
import type { School } from '@/content/school-shape';
import {
  FACT_NAMES,
  factFields,
  PHONES,
  type SchoolFacts,
  SOCIAL_LINKS,
} from '@/contract/facts/school-facts';

/** The form's inputs, one text each. Any other name is a forged request. */
export const factInputs = [
  ...['session', 'announcedSession', 'phones', 'whatsApp', 'email', 'admissionsEmail'],
  ...['street', 'locality', 'district', 'state', 'postalCode'],
  ...['mapUrl', 'social', 'hours', 'announcement', 'reminders'],
] as const;

type FactInput = string;
export type Typed = Record<FactInput, string>;

const LINES = { phones: PHONES, social: SOCIAL_LINKS };
const MAX_LINES = 40;
const linesOf = (text = '') =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, MAX_LINES);

/** The form's values for a school. */
export function typedOf(shown: School): Typed {
  const { street, locality, district, state, postalCode } = shown.address;
  return {
    session: shown.session,
    announcedSession: shown.announcedSession,
    phones: shown.phones.join('\n'),
    whatsApp: shown.whatsApp ?? '',
    email: shown.email,
    admissionsEmail: shown.admissionsEmail,
    street,
    locality,
    district,
    state,
    postalCode,
    mapUrl: shown.mapUrl,
    social: shown.social.map(({ name, url }) => `${name} ${url}`).join('\n'),
    reminders: shown.reminders ?? 'on',
    hours: shown.hours ?? '',
    announcement: shown.announcement ?? '',
  };
}

type Read = { ok: true; facts: SchoolFacts } | { ok: false; problems: Record<string, string> };

/** Differences from content/school.ts; problems by input. */
export function readTyped(typed: Typed): Read {
  const { street, locality, district, state, postalCode, phones, social, ...rest } = typed;
  const values: Record<string, unknown> = {
    ...rest,
    phones: linesOf(phones),
    social: linesOf(social).map(linkOf),
    address: { street, locality, district, state, postalCode },
  };
  const own = valuesOf(ownSchool(school));
  const problems: Record<string, string> = {};
  const facts: Record<string, unknown> = {};
  for (const name of FACT_NAMES) {
    // A school may have values that the form would reject, such as a longer session.
    if (isSame(values[name], own[name])) continue;
    const parsed = factFields[name].safeParse(values[name]);
    if (parsed.success) facts[name] = parsed.data;
    else Object.assign(problems, problemsOf(name, parsed.error.issues));
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, facts };
}

function valuesOf(own: School): Record<string, unknown> {
  const { street, locality, district, state, postalCode } = own.address;
  const address = { street, locality, district, state, postalCode };
  return { whatsApp: '', hours: '', announcement: '', reminders: 'on', ...own, address };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** 'Facebook https://…'. */
function linkOf(line: string): { name: string; url: string } {
  const at = line.lastIndexOf(' ');
  return { name: line.slice(0, Math.max(at, 0)).trim(), url: line.slice(at + 1) };
}

function problemsOf(name: string, issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const [issue] = issues;
  if (issue === undefined) return {};
  const [first] = issue.path;
  if (name === 'address') return { [String(first)]: `This ${issue.message}` };
  if (name !== 'phones' && name !== 'social') return { [name]: `This ${issue.message}` };
  if (typeof first !== 'number') {
    const least = name === 'phones' ? 'Enter at least one phone number, and ' : 'Enter ';
    return { [name]: `${least}no more than ${LINES[name]} lines` };
  }
  const what = name === 'social' && issue.path[1] === 'name' ? 'the name' : 'this';
  return { [name]: `Line ${first + 1}: ${what} ${issue.message}` };
}
