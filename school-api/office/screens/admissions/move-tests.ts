import { datesToMoveTo, moveToDate, tellFamily } from '../../../forms';
import { ApiError } from '../../../platform';
import { lockRecords } from '../../../records';
import { goTo } from '../../answer';
import type { OfficeRequest } from '../../route';
import type { ListAct } from '../records/acts';
import { ADMISSIONS } from './names';

type Option = { value: string; label: string };

/** Where the school moves a test: the rules are those of a family that moves its own. */
export const moveAct = (options: readonly Option[] = []): ListAct => ({
  ...{ name: 'move', label: 'Move the test', roles: ADMISSIONS },
  choice: { name: 'date', label: 'New test date', options },
  run: async (request, { keys, back }) => {
    const ids = keys.map(({ record }) => String(record));
    const moved = await move(request, ids, request.form.get('date') ?? '');
    const partly = moved === 0 ? 'tests-not-moved' : 'tests-partly';
    return goTo(back.href, moved === ids.length ? 'tests-moved' : partly);
  },
});

/** How many were moved, each family told by one email; in one transaction. */
function move({ deps, audit }: OfficeRequest, ids: readonly string[], date: string) {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    await lockRecords(
      tx,
      ids.map((id) => ({ kind: 'applications', id })),
    );
    const days = await datesToMoveTo(tx, ids, now);
    const entries = [];
    for (const id of ids.filter((one) => days.get(one)?.includes(date))) {
      const done = await moveToDate(tx, id, date, now).catch(leaveRefused);
      if (done === undefined) continue;
      const { before, moved } = done;
      await tellFamily(tx, moved, 'moved', now);
      const about = { record: `application ${moved.number}`, person: moved.email };
      const change = { before: { date: before }, after: { date } };
      entries.push({ action: 'applications move', ...about, ...change });
    }
    await audit(entries, tx);
    return entries.length;
  });
}

/** The date has become full on the way. */
function leaveRefused(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error;
}
