import { isDeepStrictEqual } from 'node:util';
import { type EditedRecord, type List, type Saved, saveRecord } from '../../../content';
import type { Db } from '../../../db';
import { audited } from '../../audit';
import { editingDeps } from '../../editing-deps';
import type { OfficeRequest } from '../../route';
import { showStale } from './conflict';
import { whyDayIsInUse } from './day-in-use';
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
  // Written in place, not beside what the site shows.
  const isWhole = typed.intent === 'publish' || (record?.state !== 'shown' && !record?.draft);
  const left = record && isWhole && (await whyDayIsInUse(request, record, typed.fields));
  if (left) return showForm(request, facts, { typed, problems: { admission_date: left }, record });
  const intent = typed.intent === 'publish' ? 'publish' : 'draft';
  const of = record ? auditName(record) : `${facts.name} new`;
  const entry = (stored: Saved) => ({
    action: `content ${intent}`,
    record: stored.ok ? auditName(stored.record) : of,
    // Only states and days: the texts are in the versions.
    ...(record && { before: { state: record.state } }),
    after: { from: typed.from, until: typed.until },
  });
  const change = (db: Db) =>
    store({ ...request, deps: { ...deps, db } }, facts, choice?.typed ?? typed, record);
  const saved = await audited(request, entry, change, (one) => one.ok && one.isChanged);
  const undo = saved.ok && saved.isChanged ? undoOfPublish(record, saved.record) : undefined;
  if (saved.ok) return done(request, { facts, record: saved.record }, typed, undo);
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

function store(
  { deps, person, form }: OfficeRequest,
  { name: list, isNews }: List,
  typed: Input,
  record?: EditedRecord,
): Promise<Saved> {
  const { fields, basedOn, from, until, slug, repeat } = typed;
  return saveRecord(editingDeps(deps, form), {
    list,
    fields,
    basedOn,
    from,
    until,
    by: person.email,
    intent: typed.intent === 'publish' ? 'publish' : 'draft',
    mayRepeat: repeat === 'yes',
    ...(record && { id: record.id }),
    ...(isNews && { slug }),
  });
}

/**
 * The action that undoes a publication. None undoes that of a scheduled record, of the registration fee, of
 * a draft: the version before is the draft, not the text that was on the site; or of dates or an address
 * alone, which no version has.
 */
export function undoOfPublish(before: EditedRecord | undefined, after: EditedRecord) {
  if (before?.state === 'shown') {
    const { slug } = after.values;
    const isText = !isDeepStrictEqual({ ...before.values, slug }, { ...after.values, slug });
    return before.draft === null && isText ? `versions/${before.revision}/undo` : undefined;
  }
  return before?.state === 'scheduled' || after.isRegistrationFee ? undefined : 'hide';
}

function done(request: OfficeRequest, { facts, record }: Found, { intent }: Input, undo?: string) {
  const path = recordPath(facts, record);
  if (intent === 'preview') return readPreview(path);
  const message = messageOf(record, intent);
  return goBack(request, {
    to: path,
    message,
    ...(message === 'content-saved-published' &&
      undo && { undo: { action: `${path}/${undo}`, fields: seen(record) } }),
  });
}

function messageOf({ state, from, draft }: EditedRecord, intent: Input['intent']): string {
  if (intent !== 'publish') return 'content-saved-draft';
  const waits = state === 'scheduled' || (draft !== null && from !== null);
  return waits ? 'content-saved-scheduled' : 'content-saved-published';
}
