import { and, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import { type Db, isAny, officePeople, officeSessions, withinClockSkew } from '../../db';
import { HOUR_MS, hashToken, MINUTE_MS, newToken } from '../../platform';
import type { Session, SignedIn } from '../route';
import { activePerson, lockActive } from './people';

const IDLE_MS = 30 * MINUTE_MS;
const MAX_MS = 12 * HOUR_MS;
const CONFIRMED_MS = 10 * MINUTE_MS;
/** Not updated on each request. */
const USED_STEP_MS = MINUTE_MS;

type SignInContext = { now: Date; client: string; agent: string };

/** After a passkey, a code or a link; returns the token for the cookie. */
export async function startSession(db: Db, personId: number, from: SignInContext): Promise<string> {
  const { now, client, agent } = from;
  const token = newToken();
  const times = { createdAt: now, usedAt: now, confirmedAt: now };
  const tokenHash = hashToken(token);
  await db.insert(officeSessions).values({ tokenHash, personId, client, agent, ...times });
  return token;
}

/** Not ended, idle or too old; future ones date from before the clock was set back. */
const living = (now: Date) =>
  and(
    isNull(officeSessions.endedAt),
    gt(officeSessions.usedAt, new Date(now.getTime() - IDLE_MS)),
    gt(officeSessions.createdAt, new Date(now.getTime() - MAX_MS)),
    lt(officeSessions.usedAt, withinClockSkew(now)),
  );

export async function readSession(db: Db, token: string, now: Date): Promise<SignedIn | undefined> {
  const { id, name, email, role } = officePeople;
  const { confirmedAt, usedAt } = officeSessions;
  const [row] = await db
    .select({
      person: { id, name, email, role },
      session: { id: officeSessions.id, confirmedAt },
      usedAt,
    })
    .from(officeSessions)
    .innerJoin(officePeople, eq(officePeople.id, officeSessions.personId))
    .where(and(eq(officeSessions.tokenHash, hashToken(token)), living(now), activePerson));
  if (row === undefined) return undefined;
  const { person, session } = row;
  if (now.getTime() - row.usedAt.getTime() > USED_STEP_MS) await markUsed(db, session.id, now);
  return { person, session };
}

/** Whether the session and the person's role are still valid. */
export async function isSessionActive(db: Db, { person, session }: SignedIn, now: Date) {
  const here = and(
    eq(officeSessions.id, session.id),
    eq(officePeople.role, person.role),
    and(living(now), activePerson),
  );
  const rows = await db
    .select({ id: officeSessions.id })
    .from(officeSessions)
    .innerJoin(officePeople, eq(officePeople.id, officeSessions.personId))
    .where(here);
  return rows.length > 0;
}

/** The same, and delays ending it until the transaction is over. */
export async function lockSession(tx: Db, { person, session }: SignedIn, now: Date) {
  // First the person, then the session, as in change-person.ts. Not a shared lock, which would overtake
  // waiting ones.
  const isActive = await lockActive(tx, person.id, person.role);
  const sessions = await tx
    .select({ id: officeSessions.id })
    .from(officeSessions)
    .where(and(eq(officeSessions.id, session.id), living(now)))
    .for('no key update');
  return isActive && sessions.length > 0;
}

async function markUsed(db: Db, id: number, usedAt: Date) {
  await db.update(officeSessions).set({ usedAt }).where(eq(officeSessions.id, id));
}

export function isConfirmed({ confirmedAt }: Session, now: Date): boolean {
  const age = now.getTime() - confirmedAt.getTime();
  return age < CONFIRMED_MS && confirmedAt < withinClockSkew(now);
}

/** Returns a new token: the session has more rights, so the old token ends. */
export async function confirmSession(db: Db, id: number, now: Date): Promise<string> {
  const token = newToken();
  const change = { tokenHash: hashToken(token), confirmedAt: now, usedAt: now };
  await db.update(officeSessions).set(change).where(eq(officeSessions.id, id));
  return token;
}

/** Active sessions of one person or of all, newest first. */
export function listSessions(db: Db, { personId, now }: { personId?: number; now: Date }) {
  const { id, createdAt, usedAt, client, agent } = officeSessions;
  const own = personId === undefined ? undefined : eq(officeSessions.personId, personId);
  return db
    .select({
      id,
      createdAt,
      usedAt,
      client,
      agent,
      personId: officePeople.id,
      name: officePeople.name,
      email: officePeople.email,
    })
    .from(officeSessions)
    .innerJoin(officePeople, eq(officePeople.id, officeSessions.personId))
    .where(and(own, living(now), activePerson))
    .orderBy(desc(officeSessions.id));
}

/** False if there was none; only the person's own, unless a head ends it. */
export function endSession(
  db: Db,
  id: number,
  { now, personId }: { now: Date; personId?: number },
): Promise<boolean> {
  const own = personId === undefined ? undefined : eq(officeSessions.personId, personId);
  const open = and(eq(officeSessions.id, id), own, isNull(officeSessions.endedAt));
  return isAny(db.update(officeSessions).set({ endedAt: now }).where(open).returning());
}

/** All of a person's except `except`; returns their number. */
export async function endSessionsOf(db: Db, personId: number, now: Date, except?: number) {
  const others = except === undefined ? undefined : ne(officeSessions.id, except);
  const ended = await db
    .update(officeSessions)
    .set({ endedAt: now })
    .where(and(eq(officeSessions.personId, personId), isNull(officeSessions.endedAt), others))
    .returning({ id: officeSessions.id });
  return ended.length;
}
