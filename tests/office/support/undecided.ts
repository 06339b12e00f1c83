import { sql } from 'drizzle-orm';
import { beforeEach, expect, vi } from 'vitest';
import { applications, officeStates, outbox } from '@/school-api/db';
import { admissionsRoutes } from '@/school-api/office/screens/admissions/application';
import { todayRoutes } from '@/school-api/office/screens/today/show';
import { readPrepared } from '@/school-api/records';
import { NOW } from '../../school-api/cli/office';
import { addApplication, daysAgo, numberOf } from '../../school-api/cli/rows';
import { openScreens } from '../open-screens';

export type Form = [string, string][];

/** An office, opened before each test, with two applications to decide on. */
export async function openUndecided() {
  const screens = await openScreens([...todayRoutes, ...admissionsRoutes]);
  const { open, send } = screens;

  const numbers: number[] = [];
  beforeEach(async () => {
    for (const table of [outbox, officeStates, applications]) await screens.db.delete(table);
    numbers.length = 0;
    for (const n of [0, 1]) {
      const email = `family-${n}@example.org`;
      const about = { firstName: `Child${n}`, guardianName: 'Devaki', applyFor: 'Class 5' };
      await addApplication(screens.db, {
        id: `one-${n}`,
        email,
        emailKey: email,
        ...about,
        createdAt: daysAgo(n),
        verifiedAt: NOW,
        completedAt: NOW,
        officeState: 'test taken',
      });
      numbers.push(await numberOf(screens.db, `one-${n}`));
    }
  });

  const chosen = (): Form => numbers.map((number) => ['key', `applications.${number}`]);
  const OFFER = {
    decision: 'place offered',
    answer: '2026-12-31',
    note: 'Welcome {child} {x}',
  };
  const EMAIL = { mail: 'yes', subject: 'A place for {child}', message: 'Until {answer day}' };
  const LETTER = { ...OFFER, ...EMAIL };
  const decide = (fields: Record<string, string> = {}, keys = chosen()) =>
    send('/applications/actions/decision', [...keys, ...Object.entries(fields)]);

  let batches = 0;
  const newBatch = () => {
    batches += 1;
    return String(batches).padStart(43, 'b');
  };
  const prepare = (fields: Record<string, string> = LETTER, batch = newBatch()) =>
    decide({ ...fields, step: 'save', batch });
  const onCheck = (name: string, fields: Record<string, string> = {}, keys = chosen()) =>
    send(`/applications/decisions/actions/${name}`, [...keys, ...Object.entries(fields)]);
  const lookAtRelease = async () => (await onCheck('release')).value('seen');
  const releaseNow = async (seen?: string) => {
    const looked = seen ?? (await lookAtRelease());
    return onCheck('release', { step: 'now', seen: looked, batch: newBatch() });
  };

  const rows = () => screens.db.select().from(applications).orderBy(applications.id);
  const states = async () => (await rows()).map(({ officeState }) => officeState);
  const mails = () => screens.db.select().from(outbox).orderBy(outbox.id);
  const preparedStates = async () => (await readPrepared(screens.db)).map(({ state }) => state);
  /** On a connection of its own, because a transaction sees the activity of its first look. */
  const untilSomeoneWaits = () =>
    vi.waitFor(async () => {
      const waits = sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      expect(await screens.db.execute(waits)).toMatchObject({ rowCount: 1 });
    }, 10_000);
  return {
    LETTER,
    OFFER,
    decide,
    chosen,
    screens,
    lookAtRelease,
    mails,
    newBatch,
    numbers,
    onCheck,
    open,
    prepare,
    preparedStates,
    releaseNow,
    rows,
    send,
    states,
    untilSomeoneWaits,
  };
}
