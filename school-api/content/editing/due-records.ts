import { addDays } from 'date-fns';
import type { Db } from '../../db';
import { countDrafts, type DueRow, listBeginning, listEnding, listOldDrafts } from './rows/due';

const SOON_DAYS = 7;
const FORGOTTEN_DAYS = 3;

/** For Today: a person's own drafts, and others that nobody has touched for days, and what goes on or off the site soon. */
export type Due = {
  drafts: DueRow[];
  /** All of them, also those of today. */
  draftCount: number;
  scheduled: DueRow[];
  ending: DueRow[];
};

export async function dueRecords(
  { db, now }: { db: Db; now: () => Date },
  by?: string,
): Promise<Due> {
  const today = now();
  const soon = addDays(today, SOON_DAYS);
  return {
    drafts: await listOldDrafts(db, addDays(today, -FORGOTTEN_DAYS), by),
    draftCount: await countDrafts(db),
    scheduled: await listBeginning(db, soon),
    ending: await listEnding(db, today, soon),
  };
}
