import { type Db, nightly } from '../../db';
import { type Log, startWorker, type Worker } from '../../platform';
import type { List } from '../lists/list';
import { findList } from '../lists/lists';
import { formatNewsDate } from '../lists/news-date';
import { publish, saveAddress } from './apply-edit';
import { bumpChange } from './bump-change';
import { listDue, nextDue } from './due-records';
import { emptyBin } from './empty-bin';
import { inList } from './in-list';
import { showNewDay } from './new-day';
import { findConflict, HIDDEN, NO_DRAFT } from './publish-changes';
import { planOf } from './read-plan';
import { type RecordRow, readRecord } from './rows/records';
import { saveChange } from './save-changes';

type Work = { db: Db; now: () => Date; failed: (error: unknown, id: number) => void };

/** Publishes and hides what is due; a failure does not stop the others. */
export async function publishDue(work: Work, signal?: AbortSignal): Promise<number> {
  let done = 0;
  for (const { id, list: name } of await listDue(work.db, work.now())) {
    const list = findList(name);
    if (list === undefined || signal?.aborted) continue;
    try {
      if (await follow(work.db, list, id, work.now())) done += 1;
    } catch (error) {
      work.failed(error, id);
    }
  }
  return done;
}

function follow(db: Db, list: List, id: number, now: Date): Promise<boolean> {
  const work = async (tx: Db) => {
    const record = await readRecord(tx, list.name, id);
    // Somebody else may have done it already.
    if (record === undefined) return false;
    const isOver = record.until !== null && record.until <= now;
    if (isOver && (record.state === 'shown' || record.state === 'scheduled')) {
      await end(tx, list, record, now);
      return true;
    }
    if (record.from === null || record.from > now) return false;
    return begin(tx, list, record, record.from, now);
  };
  return inList(db, list, work, true);
}

async function begin(tx: Db, list: List, record: RecordRow, from: Date, now: Date) {
  const { state, draft, draftScheduled } = record;
  const isScheduled = state === 'shown' && draftScheduled;
  const values = state === 'scheduled' ? record.values : isScheduled ? draft : null;
  if (values === null) return false;
  const { until } = planOf(record);
  const cause = { now, by: record.changedBy };
  const problems = await findConflict(tx, list, record, { values, until });
  if (Object.keys(problems).length > 0) {
    // Somebody has published another record with the same name.
    const back = state === 'scheduled' ? ({ state: 'draft' } as const) : {};
    const changes = { ...back, from: null, draftScheduled: false };
    const action = 'not published: another one has this name';
    await saveChange(tx, list, record, changes, { ...cause, action });
    return true;
  }
  // Dated with the scheduled time, even if the program was not running then.
  const edit = { values: datedFrom(list, values, from), until, ...cause };
  const row = await publish(tx, list, record, edit, 'published as scheduled');
  // The program did not run between its start and end dates.
  if (until !== null && until <= now) await end(tx, list, row, now);
  return true;
}

function datedFrom({ isNews }: List, values: RecordRow['values'], from: Date) {
  return isNews && values.date === null ? { ...values, date: formatNewsDate(from) } : values;
}

async function end(tx: Db, list: List, record: RecordRow, now: Date) {
  const by = record.changedBy;
  const next = nextOf(record);
  if ('values' in next) await saveAddress(tx, record, next.values);
  const number = record.state !== 'shown' ? null : await bumpChange(tx, list.tag, now);
  const changes = {
    ...HIDDEN,
    from: record.draft && record.from,
    until: null,
    ...next,
    ...(number !== null && { changeNumber: number }),
  };
  const cause = { now, by, action: 'ended as scheduled' };
  await saveChange(tx, list, record, changes, cause);
}

/** A draft scheduled for later stays a draft until then. */
function nextOf({ draft, draftScheduled, draftUntil, from }: RecordRow) {
  if (draft === null || !draftScheduled) return { state: 'hidden' } as const;
  return { ...NO_DRAFT, state: 'scheduled', values: draft, from, until: draftUntil } as const;
}

/** At most this long, since another instance or a person may schedule something at any time. */
const MAX_PAUSE_MS = 5_000;

type Deps = { db: Db; log: Log; now: () => Date };

/**
 * Applies scheduled changes, including those due while the program was down. At night it empties the bin
 * and has the site show the new day.
 */
export function startPublishing({ db, log, now }: Deps): Worker {
  const failed = (error: unknown, id: number) =>
    log.error({ err: error, record: id }, 'scheduled change failed');
  const tidy = nightly({ db, now, name: 'content-bin' }, async (signal) => {
    const removed = await emptyBin(db, now(), signal);
    log.info({ event: 'content-bin', removed }, 'the content bin was emptied');
  });
  const newDay = nightly({ db, now, name: 'new-day' }, () => showNewDay(db, now()));
  let pauseMs = MAX_PAUSE_MS;
  const round = async (signal: AbortSignal) => {
    const done = await publishDue({ db, now, failed }, signal);
    if (done > 0) log.info({ event: 'scheduled-changes', done }, 'scheduled changes applied');
    await tidy(signal);
    await newDay(signal);
    const next = await nextDue(db, now());
    pauseMs = next ? Math.min(MAX_PAUSE_MS, +next - +now()) : MAX_PAUSE_MS;
  };
  return startWorker({ name: 'publish', pauseMs: () => Math.max(0, pauseMs), log, round });
}
