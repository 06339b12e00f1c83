import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readConfig } from '@/school-api/config';
import { accessLog } from '@/school-api/db';
import {
  acceptOffer,
  declineOffer,
  withdrawApplication,
} from '@/school-api/privacy/person/decide-by-family';
import { familyWords, historyOf } from '@/school-api/records';
import { addApplication, applicationOf } from '../cli/rows';
import { openTestDatabase } from '../test-database';

const { db } = await openTestDatabase();

const { panKey } = readConfig({}).tax;
const answerBy = '2027-01-03';
const at = (time: string) => ({ now: new Date(time), panKey });
const IN_TIME = at('2027-01-03T23:59:59+05:30');
const TOO_LATE = at('2027-01-04T00:00:00+05:30');

const offered = (more: Parameters<typeof addApplication>[1] = {}) =>
  addApplication(db, { officeState: 'place offered', answerBy, ...more });

const stateOf = async (id: string) => (await applicationOf(db, id))?.officeState;

describe('a family', () => {
  it('can accept until the end of the day in India, and not after', async () => {
    const [one, other] = [await offered(), await offered()];
    expect(await acceptOffer(db, one, IN_TIME)).toMatchObject({ done: true });
    expect(await acceptOffer(db, other, TOO_LATE)).toEqual({ done: false, why: 'too late' });
    expect([await stateOf(one), await stateOf(other)]).toEqual(['accepted', 'place offered']);
  });

  it('answers once, even if both answers are sent together', async () => {
    const id = await offered();
    const answers = await Promise.all([
      acceptOffer(db, id, IN_TIME),
      declineOffer(db, id, IN_TIME),
    ]);
    expect(answers.filter(({ done }) => done)).toHaveLength(1);
  });

  it.each(['received', 'waiting list', 'not this time', 'withdrawn', 'declined'])(
    'cannot accept in the state %s',
    async (officeState) => {
      const id = await offered({ officeState });
      expect(await acceptOffer(db, id, IN_TIME)).toEqual({ done: false, why: 'not possible' });
    },
  );

  it('cannot accept after consent was withdrawn, nor what does not exist', async () => {
    const id = await offered({ consentWithdrawnAt: IN_TIME.now });
    for (const one of [id, 'nothing']) {
      expect(await acceptOffer(db, one, IN_TIME)).toEqual({ done: false, why: 'unknown' });
    }
  });

  it('withdraws in any state, once', async () => {
    const id = await offered({ officeState: 'received' });
    expect(await withdrawApplication(db, id, TOO_LATE)).toMatchObject({ before: 'received' });
    expect(await withdrawApplication(db, id, TOO_LATE)).toMatchObject({ why: 'not possible' });
  });

  it('is named in the history and in the audit', async () => {
    const id = await offered();
    const done = await declineOffer(db, id, IN_TIME);
    const record = `application ${done.done && done.number}`;
    const [line] = await db.select().from(accessLog).where(eq(accessLog.record, record));
    expect(line).toMatchObject({ actor: 'the person', after: { state: 'declined' } });
    expect(await historyOf(db, { kind: 'applications', id })).toContainEqual(
      expect.objectContaining({ title: 'Declined, set by the family' }),
    );
  });
});

it('a family learns until which day it can answer, and what to do after it', () => {
  const words = (time: Date) => familyWords({ state: 'place offered', answerBy }, time).follows;
  expect(words(IN_TIME.now)).toContain('Sunday 3 January 2027');
  expect(words(TOO_LATE.now)).not.toBe(words(IN_TIME.now));
});
