import type { ReactNode } from 'react';
import { hourInWords } from '@/contract/facts/hour-in-words';
import { moveToDate, notifyFamily, placesLeft, planMove, testOf } from '../../../forms';
import { ApiError } from '../../../platform';
import { admissionsSubject, dayInWords, lockApplications } from '../../../records';
import { redirectTo, screen } from '../../response';
import type { OfficeRequest } from '../../route';
import { DataTable } from '../../view/data-table';
import { PostForm } from '../../view/form';
import { counted } from '../../view/text';
import { Step } from '../letters/fields';
import { type Chosen, ChosenFields, type ListAction } from '../records/actions';
import { dayOf } from '../records/cells';
import { ADMISSIONS, nameOf } from './names';

const idsOf = ({ keys }: Chosen) => keys.map(({ record }) => String(record));

/** By the rules for a family that moves its own test, but also once the day is over. */
export const moveAction = (
  options: NonNullable<ListAction['choice']>['options'] = [],
): ListAction => ({
  name: 'move',
  label: 'Move the test',
  roles: ADMISSIONS,
  choice: { name: 'date', label: 'New test date', options },
  run: async (request, chosen) => {
    const date = request.form.get('date') ?? '';
    if (date === '') return redirectTo(chosen.back.href, 'nothing-selected');
    if (request.form.get('step') !== 'move') return preview(request, chosen, date);
    const moved = await move(request, idsOf(chosen), date);
    const left = chosen.keys.length - moved;
    const partly = moved === 0 ? 'tests-not-moved' : `tests-partly-${moved}-${left}`;
    return redirectTo(chosen.back.href, left === 0 ? 'tests-moved' : partly);
  },
});

/** Who would be moved, and who not, before any family is notified. */
async function preview(request: OfficeRequest, chosen: Chosen, date: string) {
  const { deps, url, person, audit } = request;
  const ids = idsOf(chosen);
  const [record, now] = [counted(ids.length, 'application'), deps.now()];
  await audit({ action: 'applications move preview', record, after: { date } });
  const { going, full } = await planMove(deps.db, ids, date, { now, by: person.name });
  const staying = ids.filter((id) => !going.includes(id) && !full.includes(id));
  const rowsOf = async (some: readonly string[], to: ReactNode) =>
    (await admissionsSubject.read(deps.db, some, deps.config)).map((row) => ({ row, to }));
  const rows = [
    ...(await rowsOf(going, dayOf(date))),
    ...(await rowsOf(full, 'No free place')),
    ...(await rowsOf(staying, 'Not possible')),
  ];
  const body = (
    <>
      {going.length > 0 ? (
        <PostForm action={`${url.pathname}${url.search}`}>
          <ChosenFields {...chosen} sent={{ date }} />
          <Step value="move">Move and email families</Step>
        </PostForm>
      ) : (
        <p>
          You cannot move these tests: the date is full or no longer open, or the child is no longer
          taking the test.
        </p>
      )}
      <DataTable
        caption="Tests to move"
        rows={rows}
        columns={[
          { head: 'Child', cell: ({ row }) => nameOf(row) },
          { head: 'Test date', cell: ({ row }) => dayOf(row.admission_date) },
          { head: 'New date', cell: ({ to }) => to },
        ]}
      />
    </>
  );
  const left = await placesLeft(deps.db, date, now);
  const { time, place } = await testOf(deps.db, date);
  const where = [hourInWords(time), place].filter(Boolean).join(', ');
  const lead = (
    <p>
      {where ? `${where}. ` : null}
      {left === undefined ? null : `${counted(left, 'place')} left on that day. `}
      {going.length} of {counted(ids.length, 'child', 'children')} can be moved.
    </p>
  );
  return screen(request, { title: `Move to ${dayInWords(date)}`, back: chosen.back, lead, body });
}

/**
 * Returns the number with that date now, also if moved before: the answer may have been lost. Each family is
 * notified by one email; in one transaction.
 */
function move({ deps, person, audit }: OfficeRequest, ids: readonly string[], date: string) {
  const now = deps.now();
  const change = { now, by: person.name };
  return deps.db.transaction(async (tx) => {
    await lockApplications(tx, ids);
    const { going } = await planMove(tx, ids, date, change);
    const entries = [];
    for (const id of going) {
      const done = await moveToDate(tx, id, date, change).catch(leaveRefused);
      if (done === undefined) continue;
      const { before, moved } = done;
      await notifyFamily(tx, moved, 'moved', now);
      const about = { action: 'applications move', record: `application ${moved.number}` };
      entries.push({ ...about, person: moved.email, before: { date: before }, after: { date } });
    }
    await audit(entries, tx);
    const rows = await admissionsSubject.read(tx, ids, deps.config);
    return rows.filter((row) => row.admission_date === date).length;
  });
}

/** The date has become full meanwhile. */
function leaveRefused(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error;
}
