import { isDeepStrictEqual } from 'node:util';
import {
  type EditedRecord,
  type List,
  parseNewsDate,
  type Saved,
  saveRecord,
} from '../../../content';
import type { Db } from '../../../db';
import { audited } from '../../audit';
import { editingDeps } from '../../editing-deps';
import type { OfficeRequest } from '../../route';
import { showStale } from './conflict';
import { dayInUseReason } from './day-in-use';
import { showBinned, showRemoved } from './deleted-meanwhile';
import {
  auditName,
  type Found,
  goBack,
  onList,
  onRecord,
  recordPath,
  seen,
  writeRefused,
} from './find';
import { type Input, readTyped } from './form-input';
import { readChoice } from './merge-choices';
import { readPreview } from './preview';
import { showForm } from './record';
import { isScheduled } from './state';

export const saveNew = onList((request, facts) => save(request, facts));

export const saveChanged = onRecord(
  (request, { facts, record }) => save(request, facts, record),
  showRemoved,
);

async function save(request: OfficeRequest, facts: List, record?: EditedRecord): Promise<Response> {
  const { deps, form } = request;
  const typed = readTyped(facts.name, form);
  if (record?.state === 'binned') return showBinned(request, { facts, record }, typed);
  const choice = record && readChoice(request, typed, record);
  if (record && choice?.open) return showStale(request, { facts, record }, typed, choice);
  const chosen = choice?.typed ?? typed;
  // What was scheduled meanwhile has a button that says “Save and publish”.
  const isOffered = form.get('choosing') === 'moved';
  if (record && !isOffered && isTimeLost(chosen, record, deps.now())) {
    return showForm(request, facts, { typed: chosen, problems: { from: NO_TIME }, record });
  }
  const intent = intentOf(chosen, record, deps.now());
  // Written in place, not beside what the site shows.
  const isWhole = intent === 'publish' || (record?.state !== 'shown' && !record?.draft);
  const inUse = record && isWhole && (await dayInUseReason(request, record, typed.fields));
  if (inUse)
    return showForm(request, facts, { typed, problems: { admission_date: inUse }, record });
  const of = record ? auditName(record) : `${facts.name} new`;
  const entry = (stored: Saved) => ({
    action: `content ${intent}`,
    record: stored.ok ? auditName(stored.record) : of,
    // Only states and days: the texts are in the versions.
    ...(record && { before: { state: record.state } }),
    after: { from: chosen.from, until: chosen.until },
  });
  const change = (db: Db) =>
    store({ ...request, deps: { ...deps, db } }, facts, { ...chosen, intent }, record);
  const saved = await audited(request, entry, change, (one) => one.ok && one.isChanged);
  if (saved.ok) {
    const message = messageOf(record, saved.record, intent);
    if (typed.intent === 'preview') return readPreview(recordPath(facts, saved.record), message);
    const undo = saved.isChanged ? undoOfPublish(record, saved.record) : undefined;
    return done(request, { facts, record: saved.record }, message, undo);
  }
  await writeRefused(request, of, intent, saved);
  if ('missing' in saved) return showRemoved(request, facts);
  if ('problems' in saved) {
    return showForm(request, facts, { typed, problems: saved.problems, ...(record && { record }) });
  }
  const found = { facts, record: saved.stale };
  return saved.stale.state === 'binned'
    ? showBinned(request, found, typed)
    : showStale(request, found, typed);
}

const NO_TIME = 'Enter a time in the future, or press “Publish now”';

/** The button says that it stays scheduled, so without a time it must not publish at once. */
function isTimeLost({ intent, basedOn, from }: Input, record: EditedRecord, now: Date): boolean {
  const isSame = basedOn === record.basedOn && isScheduled(record);
  return intent === 'publish' && isSame && !isAhead(from, now);
}

function isAhead(from: string, now: Date): boolean {
  const at = parseNewsDate(from);
  return at !== undefined && at > now;
}

type Intent = 'draft' | 'publish';

/** A preview leaves what is scheduled scheduled, unless the save would publish it at once. */
function intentOf({ intent, from }: Input, record: EditedRecord | undefined, now: Date): Intent {
  if (intent === 'now') return 'publish';
  if (intent !== 'preview') return intent;
  const waits = record !== undefined && isScheduled(record) && isAhead(from, now);
  return waits ? 'publish' : 'draft';
}

function store(
  { deps, person, form }: OfficeRequest,
  { name: list, isNews }: List,
  typed: Omit<Input, 'intent'> & { intent: Intent },
  record?: EditedRecord,
): Promise<Saved> {
  const { fields, basedOn, from, until, slug, repeat, intent } = typed;
  return saveRecord(editingDeps(deps, form), {
    list,
    fields,
    basedOn,
    from,
    until,
    by: person.email,
    intent,
    mayRepeat: repeat === 'yes',
    ...(record && { id: record.id }),
    ...(isNews && { slug }),
  });
}

/**
 * The action that undoes a publication. None undoes that of a scheduled record, of the registration fee, of
 * a draft: the version before is the draft, not the text that was on the site; or of an end date, or an
 * address alone, which no version has.
 */
export function undoOfPublish(before: EditedRecord | undefined, after: EditedRecord) {
  if (before?.state === 'shown') {
    const { slug } = after.values;
    const isText = !isDeepStrictEqual({ ...before.values, slug }, { ...after.values, slug });
    const isEnd = !isDeepStrictEqual(before.until, after.until);
    return before.draft === null && isText && !isEnd
      ? `versions/${before.revision}/undo`
      : undefined;
  }
  return before?.state === 'scheduled' || after.isRegistrationFee ? undefined : 'hide';
}

function done(request: OfficeRequest, { facts, record }: Found, message: string, undo?: string) {
  const path = recordPath(facts, record);
  return goBack(request, {
    to: path,
    message,
    ...(message === 'content-saved-published' &&
      undo && { undo: { action: `${path}/${undo}`, fields: seen(record) } }),
  });
}

function messageOf(
  before: EditedRecord | undefined,
  { state, from, draft }: EditedRecord,
  intent: Intent,
): string {
  if (intent === 'draft') {
    return before && isScheduled(before) ? 'content-unscheduled' : 'content-saved-draft';
  }
  const waits = state === 'scheduled' || (draft !== null && from !== null);
  return waits ? 'content-saved-scheduled' : 'content-saved-published';
}
