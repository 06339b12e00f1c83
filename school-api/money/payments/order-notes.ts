import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { school } from '@/content/school';
import {
  applications,
  type Db,
  donations,
  type PaymentOrder,
  PURPOSES,
  type Purpose,
} from '../../db';
import type { ProviderOrder } from './provider-entities';

/** The provider takes 15 notes of 256 characters. */
const MAX_LENGTH = 256;

/** The note with the receipt's number, once there is one. */
export const NUMBER_NOTE = 'receipt_number';

/** Data for rebuilding an order that the database lost. */
export type OrderNotes = {
  /** Our order id. */
  id: string;
  purpose: Purpose;
  name: string;
  email: string;
  /** Hash of the application's id. */
  application: string;
  /** What a donation is for. */
  cause: string;
  /** The donor's answer; null if the site did not ask. */
  indianCitizen: boolean | null;
  receiptNumber: string;
};

/** The notes of a new order at the provider: no address, no PAN, nothing that grants access. */
export async function notesFor(db: Db, order: PaymentOrder): Promise<Record<string, string>> {
  const { purpose, subjectId } = order;
  const about =
    purpose === 'admission' ? await ofApplication(db, subjectId) : await ofDonation(db, subjectId);
  const notes = { school: school.name, purpose, ...about };
  const entries = Object.entries(notes).map(([key, value]) => [key, asNote(value)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

async function ofApplication(db: Db, id: string) {
  const { email, firstName, lastName, guardianName } = applications;
  const [row] = await db
    .select({ email, firstName, lastName, guardianName })
    .from(applications)
    .where(eq(applications.id, id));
  const name = row === undefined ? '' : row.guardianName || `${row.firstName} ${row.lastName}`;
  // A hash instead of the id, which public calls use.
  return { name, email: row?.email ?? '', application: hashOf(id) };
}

async function ofDonation(db: Db, id: string) {
  const { donorName: name, email, purpose: cause, indianCitizen } = donations;
  const [row] = await db
    .select({ name, email, cause, indianCitizen })
    .from(donations)
    .where(eq(donations.id, id));
  const isCitizen = row?.indianCitizen ?? null;
  const citizen = isCitizen === null ? '' : isCitizen ? 'yes' : 'no';
  const { name: donor = '', email: address = '', cause: chosen = '' } = row ?? {};
  return { name: donor, email: address, cause: chosen, indian_citizen: citizen };
}

/** Without four-byte characters such as emoji, which some of the provider's systems reject. */
function asNote(text: string): string {
  const kept = [...text].filter((character) => character.length === 1).join('');
  return kept.trim().slice(0, MAX_LENGTH);
}

const IDS: Record<Purpose, RegExp> = {
  admission: /^adm_[\w-]{27}$/,
  donation: /^donation_[\w-]{27}$/,
};

/** Undefined for an order of another application, or of another school, on the same account. */
export function readNotes({ receipt, notes }: ProviderOrder): OrderNotes | undefined {
  const note = (key: string) => {
    const value = notes[key];
    return typeof value === 'string' ? value : '';
  };
  const purpose = PURPOSES.find((one) => one === note('purpose'));
  if (purpose === undefined || note('school') !== asNote(school.name)) return undefined;
  if (!receipt || !IDS[purpose].test(receipt)) return undefined;
  const citizen = note('indian_citizen');
  return {
    id: receipt,
    purpose,
    name: note('name'),
    email: note('email'),
    application: note('application'),
    cause: note('cause'),
    indianCitizen: citizen === '' ? null : citizen === 'yes',
    receiptNumber: note(NUMBER_NOTE),
  };
}

export async function findNotedApplication(db: Db, { application }: OrderNotes) {
  if (application === '') return undefined;
  const hash = sql`encode(sha256(convert_to(${applications.id}, 'UTF8')), 'hex')`;
  const { id } = applications;
  const [found] = await db.select({ id }).from(applications).where(eq(hash, application)).limit(1);
  return found?.id;
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}
