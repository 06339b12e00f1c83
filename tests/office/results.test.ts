import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applicationMarks, applications } from '@/school-api/db';
import { collectPerson } from '@/school-api/privacy';
import { historyOf, readPrepared, setByFamily } from '@/school-api/records';
import { NOW } from '../school-api/cli/office';
import { openUndecided } from './support/undecided';

const {
  screens,
  newBatch,
  numbers,
  open,
  prepare,
  preparedStates,
  releaseNow,
  rows,
  send,
  states,
} = await openUndecided();

describe('results by paste', () => {
  const paste = (fields: Record<string, string>) => send('/applications/actions/results', fields);
  const table = async (...cells: readonly string[]) => {
    const own = (await rows()).map(({ applicationNumber }) => applicationNumber);
    return [
      'Application number\tMarks\tDecision',
      ...own.map((one, at) => `${one}\t${cells[at]}`),
    ].join('\n');
  };
  const marks = async () =>
    (await screens.db.select().from(applicationMarks).orderBy(applicationMarks.id)).map(
      (one) => one.marks,
    );

  it('are previewed with their differences before anything is stored', async () => {
    const text = await table('71\tOffered', '55\tWaiting list');
    const shown = await paste({ text, answer: '2026-12-31', mail: 'yes' });
    expect(shown.text).toContain('Save results of 2 applications?');
    expect(shown.text).toContain('A place for Child0');
    expect([await marks(), await preparedStates()]).toEqual([[], []]);
  });

  it('are stored together, prepared and not released, and undone at once', async () => {
    const text = await table('71\toffered', '55\twl');
    const fields = { text, answer: '2026-12-31' };
    const seen = (await paste(fields)).value('seen');
    const batch = newBatch();
    await paste({ ...fields, seen, batch });
    expect(await marks()).toEqual(['71', '55']);
    expect(await preparedStates()).toEqual(['place offered', 'waiting list']);
    expect(await states()).toEqual(['test taken', 'test taken']);
    expect((await paste(fields)).text).toContain('Nothing would change');
    for (const page of ['/decisions?tests=yes', `/${numbers[0]}`]) {
      expect((await open(`/applications${page}`)).text).toContain('71');
    }
    await send('/applications/actions/undo-decision', { batch });
    expect([await marks(), await preparedStates()]).toEqual([[], []]);
  });

  it('lead to the same page if sent twice', async () => {
    for (const [cells, message] of [
      [['71\t', '55\t'], 'marks-saved'],
      [['72\twl', '56\twl'], 'decisions-prepared'],
    ] as const) {
      const text = await table(...cells);
      const fields = { text, seen: (await paste({ text })).value('seen'), batch: newBatch() };
      const first = await paste(fields);
      expect(first.message).toBe(message);
      expect(await paste(fields)).toMatchObject({ location: first.location, audited: [] });
    }
    expect(await marks()).toEqual(['71', '55', '72', '56']);
  });

  it('change nothing that was released with them', async () => {
    const fields = { text: await table('71\toffered', '55\twl'), answer: '2026-12-31' };
    const seen = (await paste(fields)).value('seen');
    await paste({ ...fields, seen, batch: newBatch() });
    await releaseNow();
    expect(await states()).toEqual(['place offered', 'waiting list']);
    expect((await paste(fields)).text).toContain('Nothing would change');
  });

  it('leave alone what a family has answered since', async () => {
    const offers = await table('71\toffered', '55\toffered');
    const fields = { text: offers, answer: '2026-12-31' };
    await paste({ ...fields, seen: (await paste(fields)).value('seen'), batch: newBatch() });
    await releaseNow();
    await setByFamily(screens.db, 'one-0', 'accepted', NOW);
    const later = { text: offers, answer: '2027-01-15' };
    const { text, value } = await paste(later);
    expect(text).toContain('Save results of 1 application?');
    expect(text).toMatch(/Decisions left out.*Child0.*Accepted/s);
    await paste({ ...later, seen: value('seen'), batch: newBatch() });
    const prepared = await readPrepared(screens.db);
    expect(prepared.map(({ applicationId }) => applicationId)).toEqual(['one-1']);
  });

  it('hide marks from the family', async () => {
    const text = await table('71.25\t', '71.25\t');
    await paste({ text, seen: (await paste({ text })).value('seen'), batch: newBatch() });
    const { panKey } = screens.config.tax;
    const data = await collectPerson(screens.db, 'family-0@example.org', { now: NOW, panKey });
    const history = await historyOf(screens.db, { kind: 'applications', id: 'one-0' });
    for (const one of [data, history]) expect(JSON.stringify(one)).not.toContain('71.25');
    expect(await marks()).toEqual(['71.25', '71.25']);
  });

  it('are previewed again when a colleague has changed something since', async () => {
    const text = await table('71\twl', '55\twl');
    const seen = (await paste({ text })).value('seen');
    await prepare({ decision: 'waiting list' });
    const { text: again } = await paste({ text, seen, batch: newBatch() });
    expect(again).toContain('A colleague has changed something since you checked');
    expect(await marks()).toEqual([]);
  });

  it.each([
    ['an unknown number', 'application\tmarks\nABCD2345\t71', 'No application has this number'],
    ['columns without names', '71\t55', 'Name the columns in the first row'],
    ['an unknown decision', undefined, 'There is no such decision'],
  ])('report %s, and store nothing', async (_, text, why) => {
    const sent = text ?? (await table('71\tperhaps', '55\twl'));
    const { status, text: page } = await paste({ text: sent, seen: 'x' });
    expect([status, page.includes(why)]).toEqual([422, true]);
    expect([await marks(), await preparedStates()]).toEqual([[], []]);
  });

  it('refuse an offer without a deadline, and one application in two rows', async () => {
    const text = await table('71\toffered', '55\twl');
    expect((await paste({ text })).text).toContain('Enter the last day to answer');
    const [, first = ''] = text.split('\n');
    expect((await paste({ text: `${text}\n${first}` })).text).toContain('in two rows');
  });

  it('are matched by roll number on a test day', async () => {
    const seat = { seat: 7, seatDate: '2026-11-20', admissionDate: '2026-11-20' };
    await screens.db.update(applications).set(seat).where(eq(applications.id, 'one-1'));
    const text = 'Roll no\tMarks\n7\t88';
    expect((await paste({ text })).text).toContain('Enter the day of the test');
    expect((await paste({ text, day: '2026-11-19' })).status).toBe(422);
    const seen = (await paste({ text, day: '2026-11-20' })).value('seen');
    await paste({ text, day: '2026-11-20', seen, batch: newBatch() });
    expect(await marks()).toEqual(['88']);
  });
});
