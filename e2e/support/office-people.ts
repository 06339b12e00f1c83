import { hash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../school-api/db/db';
import {
  officeLinks,
  officePasskeys,
  officePeople,
  officeSessions,
} from '../../school-api/db/schema/office-people';
import { ROLES, type Role } from '../../school-api/office/route';
import { DAY_MS, MINUTE_MS } from '../../school-api/platform/durations';
import { hashToken } from '../../school-api/platform/secret-token';

/** Heads whose last confirmation is older than ten minutes. */
const LATE = ['late', 'later'] as const;

export type Who = Role | (typeof LATE)[number];

/** Fixed before the office starts; as long as a cookie or link token. */
export const tokenOf = (whose: string) => hash('sha256', whose, 'base64url');

export const mailOf = (who: Who) => `${who}@example.org`;

const NAMES: Record<Who, string> = {
  head: 'Lalita Devi',
  editor: 'Gopal Mishra',
  admissions: 'Sita Verma',
  accounts: 'Madhav Joshi',
  late: 'Yamuna Bose',
  later: 'Meera Gupta',
};

export async function addPeople(db: Db, now: Date): Promise<void> {
  const person = (name: string, email: string, role: Role) => ({
    name,
    email,
    emailKey: email,
    role,
    invitedAt: now,
    joinedAt: now,
  });
  for (const who of [...ROLES, ...LATE]) {
    const isLate = who === 'late' || who === 'later';
    const role = isLate ? 'head' : who;
    const [added] = await db
      .insert(officePeople)
      .values(person(NAMES[who], mailOf(who), role))
      .returning({ id: officePeople.id });
    const ago = new Date(now.getTime() - (isLate ? 11 : 0) * MINUTE_MS);
    await db.insert(officeSessions).values({
      tokenHash: hashToken(tokenOf(who)),
      personId: added?.id ?? 0,
      createdAt: ago,
      usedAt: now,
      confirmedAt: ago,
      client: '203.0.113.7',
      agent: 'Firefox on Windows',
    });
  }
  const invited = { ...person('Arjun Nair', 'arjun@example.org', 'admissions'), joinedAt: null };
  const [added] = await db.insert(officePeople).values(invited).returning({ id: officePeople.id });
  const expiresAt = new Date(now.getTime() + DAY_MS);
  const times = { createdAt: now, expiresAt };
  const link = { hash: hashToken(tokenOf('invited')), personId: added?.id ?? 0, ...times };
  await db.insert(officeLinks).values({ ...link, purpose: 'invite' });
}

/** Everybody's but the late heads'. */
export async function confirmSessions(db: Db, now: Date): Promise<void> {
  const hashes = ROLES.map((role) => hashToken(tokenOf(role)));
  await db
    .update(officeSessions)
    .set({ confirmedAt: now })
    .where(inArray(officeSessions.tokenHash, hashes));
}

/** Unusable: its private key does not exist. */
export async function addPasskey(db: Db, now: Date): Promise<void> {
  const isHead = eq(officePeople.email, mailOf('head'));
  const [head] = await db.select({ id: officePeople.id }).from(officePeople).where(isHead);
  await db.insert(officePasskeys).values({
    credentialId: tokenOf('passkey'),
    publicKey: tokenOf('key'),
    personId: head?.id ?? 0,
    counter: 0,
    transports: [],
    name: 'Firefox on Windows',
    createdAt: now,
  });
}
