import { DAY_MS } from '../platform';
import { isSignatureOf, sign } from './signing';

/** Browsers in which a person has signed in before are exempt from limits that strangers have reached. */
const LIFETIME_DAYS = 180;
/** For a shared computer. */
const MAX_PEOPLE = 4;

const VALUE = /^([\d-]{1,60})\.(\d{1,6})\.([\w-]{43})$/;

/** Most recent first. The cookie's value gives no access: it only lists who has signed in here. */
export function withKnown(known: readonly number[], personId: number): number[] {
  return [personId, ...known.filter((id) => id !== personId)].slice(0, MAX_PEOPLE);
}

export function writeKnown(people: readonly number[], now: Date, key: Buffer): string {
  const data = `${people.join('-')}.${dayOf(now) + LIFETIME_DAYS}`;
  return `${data}.${sign(data, key).toString('base64url')}`;
}

/** Empty for a value that is not ours, or too old, or without the key. */
export function readKnown(value: string, now: Date, key: () => Buffer | undefined): number[] {
  const [, people = '', until = '', signature = ''] = VALUE.exec(value) ?? [];
  if (signature === '') return [];
  const own = key();
  const sent = Buffer.from(signature, 'base64url');
  if (!own || !isSignatureOf(`${people}.${until}`, sent, own)) return [];
  return Number(until) < dayOf(now) ? [] : people.split('-').map(Number);
}

const dayOf = (now: Date) => Math.floor(now.getTime() / DAY_MS);

export const COOKIE_SECONDS = (LIFETIME_DAYS * DAY_MS) / 1000;
