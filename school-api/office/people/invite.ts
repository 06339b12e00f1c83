import { eq } from 'drizzle-orm';
import { type Db, officePeople, takeAdvisoryLock } from '../../db';
import { enqueueMail, withdrawMails } from '../../mail';
import { addressKey } from '../../platform';
import { ROLE_TITLES } from '../route';
import { type MadeLink, makeLink } from './links';
import type { Outcome } from './outcome';
import { findPerson, isActive, type OfficePerson, personByEmail } from './people';
import type { Invitation } from './person-input';

/** `origin`: the office's address, for the link. */
export type LinkContext = { now: Date; origin: string };

export type Invited = { person: OfficePerson; link: MadeLink };

/** A new person, one who has not joined yet, or one who had left. */
export function invitePerson(
  db: Db,
  { name, email, role }: Invitation,
  context: LinkContext,
): Promise<Outcome<Invited>> {
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'office-people', '');
    const known = await personByEmail(tx, email);
    if (known && isActive(known)) {
      return {
        refused: `${known.name} already uses the office with this address.`,
        field: 'email',
      };
    }
    const values = { name, email, role, invitedAt: context.now, joinedAt: null, leftAt: null };
    const emailKey = addressKey(email);
    const [person] = await tx
      .insert(officePeople)
      .values({ ...values, emailKey })
      .onConflictDoUpdate({ target: officePeople.emailKey, set: values })
      .returning();
    if (person === undefined) throw new Error('the invited person was not stored');
    return { person, link: await mailLink(tx, person, context) };
  });
}

/** Another link for somebody without a working one, or who can no longer sign in. */
export function sendLink(
  db: Db,
  personId: number,
  context: LinkContext,
): Promise<Outcome<Invited>> {
  return db.transaction(async (tx) => {
    const person = await findPerson(tx, personId);
    if (person === undefined || person.leftAt !== null) {
      return { refused: 'This person has no access to the office.' };
    }
    if (person.joinedAt === null) await renewInvitation(tx, person.id, context.now);
    return { person, link: await mailLink(tx, person, context) };
  });
}

async function renewInvitation(tx: Db, id: number, invitedAt: Date) {
  await tx.update(officePeople).set({ invitedAt }).where(eq(officePeople.id, id));
}

async function mailLink(tx: Db, person: OfficePerson, context: LinkContext): Promise<MadeLink> {
  const { now } = context;
  const link = await makeLink(tx, { purpose: 'invite', personId: person.id }, context);
  const prefix = invitationMails(person.id);
  await withdrawMails(tx, prefix, 'a newer link was created');
  const data = {
    name: person.name,
    role: ROLE_TITLES[person.role],
    link: link.url,
    expiresAt: link.expiresAt.toISOString(),
  };
  const key = `${prefix}${now.toISOString()}`;
  await enqueueMail(tx, { key, kind: 'office-invitation', to: person.email, data }, now);
  return link;
}

/** Prefix of the keys of emails to one person. */
export const invitationMails = (personId: number) => `office-invitation:${personId}:`;
