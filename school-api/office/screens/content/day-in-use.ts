import { type EditedRecord, listTestDays } from '../../../content';
import { isAhead } from '../../../forms';
import { countAttendees, dayInWords } from '../../../records';
import type { OfficeRequest } from '../../route';
import { counted } from '../../view/text';

/** Why a test day may not get these values, or go: its children would have neither an hour nor a place. */
export async function dayInUseReason(
  { deps }: OfficeRequest,
  { list, values, publicId, state }: EditedRecord,
  next: Record<string, unknown> = {},
): Promise<string | undefined> {
  const day = String(values.admission_date ?? '');
  const isKept = publicId === null || next.admission_date === day;
  if (list !== 'admission-dates' || isKept || !isAhead(day, deps.now())) return undefined;
  const days = await listTestDays(deps.db);
  if (days.filter(({ admission_date: one }) => one === day).length > 1) return undefined;
  const [test] = await countAttendees(deps.db, { from: day, until: day }, { test: true });
  if (test === undefined) return undefined;
  const who = `${counted(test.attending, 'child', 'children')} registered for ${dayInWords(day)}`;
  const then = state === 'shown' ? 'hide this' : 'try again';
  return `${who}. Add the new date to the list, choose Move the test in Applications, then ${then}`;
}
