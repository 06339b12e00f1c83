import { type EditedRecord, type List, type Saved, saveRecord } from '../../../content';
import { editingDeps } from '../../editing-deps';
import type { OfficeRequest } from '../../route';
import { readChoice } from './choice';
import { auditName, type Found, goOn, onList, onRecord, recordPath, writeRefused } from './find';
import { showBinned, showRemoved } from './gone';
import { readPreview } from './preview';
import { showForm } from './record';
import { showStale } from './stale';
import { type Input, readTyped } from './typed';

export const saveNew = onList((request, facts) => save(request, facts));

export const saveChanged = onRecord(
  (request, { facts, record }) => save(request, facts, record),
  showRemoved,
);

async function save(request: OfficeRequest, facts: List, record?: EditedRecord): Promise<Response> {
  const { deps, form, audit } = request;
  const typed = readTyped(facts.name, form);
  if (record?.state === 'binned') return showBinned(request, { facts, record }, typed);
  const choice = record && readChoice(request, typed, record);
  if (record && choice?.open) return showStale(request, { facts, record }, typed, choice);
  const act = typed.act === 'publish' ? 'publish' : 'draft';
  const saved = await deps.db.transaction(async (db) => {
    const own = { ...request, deps: { ...deps, db } };
    const stored = await store(own, facts, choice?.typed ?? typed, record);
    const change = beforeAfter(record, typed);
    if (stored.ok)
      await audit({ action: `content ${act}`, record: auditName(stored.record), ...change }, db);
    return stored;
  });
  if (saved.ok) return done(request, { facts, record: saved.record }, typed, record);
  const of = record ? auditName(record) : `${facts.name} new`;
  await writeRefused(request, of, act, saved);
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
    act: typed.act === 'publish' ? 'publish' : 'draft',
    mayRepeat: repeat === 'yes',
    ...(record && { id: record.id }),
    ...(isNews && { slug }),
  });
}

/** Only states and days: the texts are in the versions. */
const beforeAfter = (record: EditedRecord | undefined, typed: Input) => ({
  ...(record && { before: { state: record.state } }),
  after: { from: typed.from, until: typed.until },
});

/** Published text is undone by restoring the previous version, a first publication by hiding it. */
function done(
  request: OfficeRequest,
  { facts, record }: Found,
  { act }: Input,
  before?: EditedRecord,
): Response {
  const path = recordPath(facts, record);
  if (act === 'preview') return readPreview(path);
  const message = messageOf(record, act);
  const isChanged = before === undefined || before.revision < record.revision;
  const back = before?.state === 'shown' ? `versions/${before.revision}/undo` : 'hide';
  const canUndo = isChanged && message === 'content-saved-published';
  return goOn(request, {
    to: path,
    message,
    ...(canUndo && { undo: { action: `${path}/${back}` } }),
  });
}

function messageOf({ state, from, draft }: EditedRecord, act: Input['act']): string {
  if (act !== 'publish') return 'content-saved-draft';
  const waits = state === 'scheduled' || (draft !== null && from !== null);
  return waits ? 'content-saved-scheduled' : 'content-saved-published';
}
