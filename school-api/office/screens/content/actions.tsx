import { isDeepStrictEqual } from 'node:util';
import {
  binRecord,
  dropDraft,
  type EditedRecord,
  findVersion,
  hideRecord,
  type List,
  markRegistrationFee,
  moveRecord,
  removeRecord,
  restoreRecord,
  type Saved,
  showRecord,
  undoTo,
} from '../../../content';
import type { Db } from '../../../db';
import { rowNumber } from '../../../records';
import { audited } from '../../audit';
import { editingDeps } from '../../editing-deps';
import { screen } from '../../response';
import type { OfficeRequest } from '../../route';
import { ActionForm } from '../../view/action';
import { showStale } from './conflict';
import { dayInUseReason } from './day-in-use';
import { showRemoved, TYPED } from './deleted-meanwhile';
import {
  auditName,
  backTo,
  type Found,
  goBack,
  missing,
  onRecord,
  pathOf,
  recordPath,
  seen,
  shortName,
  writeRefused,
} from './find';
import { readTyped } from './form-input';
import { undoOfPublish } from './save';
import { isScheduled } from './state';

type Was = 'shown' | 'scheduled';

/** What an undo goes back to. */
const wasIn = (form: URLSearchParams): Was | undefined => {
  const was = form.get('was');
  return was === 'shown' || was === 'scheduled' ? was : undefined;
};

type Service = (
  deps: ReturnType<typeof editingDeps>,
  target: { list: string; id: number; by: string; revision?: number; was?: Was | undefined },
) => Promise<Saved>;

type Options = {
  /** Shown instead of redirecting. */
  instead?: (request: OfficeRequest, found: Found) => Response | undefined;
  /** The action that undoes it. */
  back?: (before: EditedRecord, after: EditedRecord) => string | undefined;
  none?: typeof showRemoved;
  /** Why not. */
  refuse?: (request: OfficeRequest, record: EditedRecord) => Promise<string | undefined>;
};

const stateChange = (
  name: string,
  message: string,
  service: Service,
  { instead, back: undoneBy, none = showRemoved, refuse }: Options = {},
) =>
  onRecord(async (request, found) => {
    const { deps, person, form } = request;
    const { list, id, state } = found.record;
    const entry = { action: `content ${name}`, record: auditName(found.record), before: { state } };
    const by = person.email;
    const revision = rowNumber(form.get('revision')) ?? 0;
    const was = wasIn(form);
    const target = { list, id, by, was, ...(form.has('revision') && { revision }) };
    const change = (db: Db) => service(editingDeps({ ...deps, db }, form), target);
    const why = await refuse?.(request, found.record);
    const saved: Saved = why
      ? { ok: false, problems: { '': why } }
      : await audited(request, entry, change, (one) => one.ok && one.isChanged);
    const to = recordPath(found.facts, found.record);
    if (!saved.ok) {
      await writeRefused(request, auditName(found.record), name, saved);
      return notDone(request, found, saved);
    }
    const waits = name === 'publish' && saved.record.state === 'scheduled';
    const done = waits ? 'content-saved-scheduled' : message;
    const back = saved.isChanged ? undoneBy?.(found.record, saved.record) : undefined;
    const fields = {
      ...seen(saved.record),
      was: isScheduled(found.record) ? 'scheduled' : 'shown',
    };
    const undo = back ? { action: `${to}/${back}`, fields } : undefined;
    return (
      instead?.(request, { ...found, record: saved.record }) ??
      goBack(request, { to, message: done, undo })
    );
  }, none);

export const hide = stateChange('hide', 'content-hidden', hideRecord, { back: () => 'show' });
export const show = stateChange('publish', 'content-shown', showRecord, {
  back: undoOfPublish,
  refuse: (request, record) => {
    const draft = record.state === 'shown' ? record.draft : null;
    return dayInUseReason(request, record, draft ?? record.values);
  },
});
export const bin = stateChange('to-bin', 'content-binned', binRecord, {
  back: ({ state }) => (state === 'shown' || state === 'scheduled' ? 'show' : 'restore'),
});
export const restore = stateChange('restore', 'content-restored', restoreRecord, {
  instead: (request, found) =>
    request.form.has(TYPED)
      ? showStale(request, found, readTyped(found.facts.name, request.form))
      : undefined,
});
export const charge = stateChange('registration-fee', 'content-charged', markRegistrationFee);
export const drop = stateChange('drop-draft', 'content-dropped', dropDraft, {
  // A version has no dates: it comes back with those of what is on the site.
  back: ({ state, from, until, draftUntil, revision }) =>
    state === 'shown' && from === null && isDeepStrictEqual(draftUntil, until)
      ? `versions/${revision}/draft`
      : undefined,
});

export const undo = onRecord((request, found) => {
  const number = rowNumber(request.params.number);
  if (number === undefined) return missing(request, found.facts);
  const back: Service = (deps, asked) => undoTo(deps, { ...asked, number });
  return stateChange(`undo-to-${number}`, 'content-undone', back, {
    back: ({ state, draft, revision }) =>
      state === 'shown' && draft === null ? `versions/${revision}/undo` : undefined,
    refuse: async (_, record) => {
      const version = await findVersion(request.deps, record.id, number);
      return version && dayInUseReason(request, record, version.values);
    },
  })(request);
});

export const openAsDraft = onRecord((request, found) => {
  const number = rowNumber(request.params.number);
  if (number === undefined) return missing(request, found.facts);
  const service: Service = (deps, asked) => undoTo(deps, { ...asked, number, asDraft: true });
  return stateChange(`draft-of-${number}`, 'content-saved-draft', service)(request);
});

/** Moves it within the list; 'from' is its position on the page. */
export const move = onRecord(async (request, { facts, record }) => {
  const { deps, form } = request;
  const { list, id } = record;
  const [from = 0, to = 0] = ['from', 'to'].map((name) => rowNumber(form.get(name)));
  const places = { before: { position: from }, after: { position: to } };
  const entry = { action: 'content move', record: auditName(record), ...places };
  const isMoved = await audited(request, entry, (db) =>
    moveRecord(editingDeps({ ...deps, db }), { list, id, from, to }),
  );
  const action = `${recordPath(facts, record)}/move`;
  const fields = { from: String(to), to: String(from) };
  return goBack(request, {
    to: pathOf(facts),
    message: isMoved ? 'content-moved' : 'content-not-moved',
    at: `${to < from ? 'up' : 'down'}-${id}`,
    ...(isMoved && { undo: { action, fields } }),
  });
});

/** Permanently; `confirmRemove` asks first. */
export const remove = stateChange('remove', 'content-removed', removeRecord, {
  instead: (request, { facts }) => gone(request, facts),
  none: gone,
  refuse: (request, record) => dayInUseReason(request, record),
});

/** Also if it was pressed twice. */
function gone(request: OfficeRequest, facts: List): Response {
  return goBack(request, { to: pathOf(facts), message: 'content-removed' });
}

/** Nothing was done: it has changed meanwhile, or would be invalid. */
function notDone(
  request: OfficeRequest,
  { facts, record }: Found,
  saved: Exclude<Saved, { ok: true }>,
): Response {
  if ('missing' in saved) return showRemoved(request, facts);
  const isStale = 'stale' in saved;
  const title = isStale ? 'This has changed since you opened it' : 'We could not do this';
  const why = isStale
    ? 'Check what changed, then try again.'
    : Object.values(saved.problems).join(' ');
  const body = (
    <p>
      <a href={recordPath(facts, record)}>Go to “{shortName(facts, record)}”</a>
    </p>
  );
  const refused = `Nothing was done. ${why}`;
  return screen(request, {
    title,
    back: backTo(facts),
    refused,
    body,
    status: isStale ? 409 : 422,
  });
}

/** Asks for confirmation before deleting a record permanently. */
export const confirmRemove = onRecord(async (request, { facts, record }) => {
  await request.audit({ action: 'content show', record: auditName(record) });
  const path = recordPath(facts, record);
  const name = shortName(facts, record);
  const title = `Delete “${name}” for good?`;
  const versions = record.revision === 1 ? 'its one version' : `its ${record.revision} versions`;
  const body = (
    <>
      {record.state === 'binned' ? (
        <>
          <p>
            This deletes the {facts.one} and {versions}. You cannot undo it.
          </p>
          <ActionForm action={`${path}/remove`} fields={seen(record)} tone="danger">
            Delete for good
          </ActionForm>
        </>
      ) : (
        <p>Move it to the bin before you delete it for good.</p>
      )}
      <p>
        <a href={path}>Keep it</a>
      </p>
    </>
  );
  return screen(request, { title, back: { href: path, label: name }, body });
});
