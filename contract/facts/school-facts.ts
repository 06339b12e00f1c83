import * as z from 'zod';
import { scenePhotos } from './scenes';

const CONTROLS = /\p{Cc}/u;

function line(max: number, least = 1) {
  return z
    .string()
    .trim()
    .min(least, { error: 'is missing' })
    .max(max, { error: `must be ${max} characters or fewer` })
    .refine((text) => !CONTROLS.test(text), { error: 'must be a single line' });
}

/** Such as '+91 00000 00000'. It becomes a `tel:` link. */
const isPhone = (text: string) =>
  /^\+?[\d ()/-]+$/.test(text) && /^\d{6,15}$/.test(text.replace(/\D/g, ''));
const phone = line(30).refine(isPhone, { error: 'must be a phone number' });
const email = line(120).pipe(z.email({ error: 'must be an email address' }));
const web = line(300).refine(
  (text) => URL.canParse(text) && /^https:\/\/[^\s"'<>]+$/.test(text) && isPlain(new URL(text)),
  { error: 'must start with https://' },
);
const isPlain = ({ username, password }: URL) => username === '' && password === '';

export const SOCIAL_LINKS = 8;
export const PHONES = 4;

/** The name of a school year. */
export const sessionName = z
  .string()
  .trim()
  .regex(/^20\d\d-\d\d$/, { error: 'must look like 2026-27' });

/**
 * Facts that the office may change without a build. Deliberately excluded: bank account, UPI id, keys, the
 * name of the school, and the sender of its emails.
 */
export const factFields = {
  session: line(7).pipe(sessionName),
  announcedSession: line(9).regex(/^20\d\d-20\d\d$/, { error: 'must look like 2026-2027' }),
  phones: z.tuple([phone], phone).refine((all) => all.length <= PHONES, {
    error: `at most ${PHONES}`,
  }),
  /** '' if the school has none. */
  whatsApp: line(30, 0).refine((text) => text === '' || (/^\+/.test(text) && isPhone(text)), {
    error: 'must begin with + and the country code',
  }),
  email,
  admissionsEmail: email,
  address: z.object({
    street: line(120),
    locality: line(80),
    district: line(80),
    state: line(60),
    postalCode: line(12).regex(/^[A-Z\d -]+$/i, { error: 'must be a postal code' }),
  }),
  mapUrl: web,
  social: z.array(z.object({ name: line(30), url: web })).max(SOCIAL_LINKS),
  reminders: z.enum(['on', 'off'], { error: 'must be on or off' }),
  hours: line(200, 0),
  announcement: line(200, 0),
};

export const FACT_NAMES = Object.keys(factFields) as (keyof typeof factFields)[];

/** The changed facts only; content/school.ts has the rest. */
export const schoolFacts = z.object({ ...factFields, scenes: scenePhotos.catch({}) }).partial();

export type SchoolFacts = z.output<typeof schoolFacts>;

/** Optional: the facts that the office has changed. */
export const FACTS_PATH = '/api/school-facts';
