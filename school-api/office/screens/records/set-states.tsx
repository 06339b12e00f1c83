import type { Db } from '../../../db';
import {
  keyName,
  numberOf,
  type OfficeRecord,
  type StateKind,
  type Subject,
  setStates,
  settableStates,
  stateOf,
  stateStamp,
  statesSetAt,
  stateTitle,
} from '../../../records';
import { always, audited } from '../../audit';
import { momentField, momentIn, redirectWithOffers } from '../../flash';
import { ownPath } from '../../own-site';
import { redirectTo } from '../../response';
import type { OfficeRequest, OfficeRoute, Role } from '../../route';
import { type Action, ActionsMenu } from '../../view/action';
import { PostForm, SelectField, Submit } from '../../view/form';
import { Stamp } from '../../view/stamp';
import { actionPath, type List, type ListAction } from './actions';

export const stateOptions = (states: readonly string[]) =>
  states.map((value) => ({ value, label: stateTitle(value) }));

export type StateList = {
  kind: StateKind;
  subject: Subject;
  list: List;
  roles: readonly Role[];
  nameOf: (record: OfficeRecord) => string;
};

/** Sets one or many records' state; its message offers undo. */
export function stateAction(of: StateList): ListAction {
  const options = stateOptions(settableStates(of.kind));
  return {
    name: 'state',
    label: 'Set status',
    roles: of.roles,
    choice: { name: 'to', label: 'Status to set', options },
    run: async (request, { keys, ...chosen }) => {
      const { deps, form, person, url } = request;
      // A row's menu has it in its address, with the page to return to.
      const to = form.get('to') ?? url.searchParams.get('to') ?? '';
      const back = form.has('back') ? ownPath(form.get('back')) : chosen.back.href;
      if (!settableStates(of.kind).includes(to)) return redirectTo(back);
      const seen = new Map(form.getAll('key').map((key) => cut(key, key.indexOf(' '))));
      const now = deps.now();
      const wanted = keys.map((key) => ({ id: key.record, seen: seen.get(keyName(key)) }));
      const { left, changed } = await setAudited(request, of, wanted, { to, person, now });
      const fields = { ...momentField(now), back };
      const undo = { label: 'Undo', action: actionPath(of.list, 'undo-state'), fields };
      const all = changed === 1 ? 'states-set' : `states-set-${changed}`;
      return redirectWithOffers(request, back, {
        message: left > 0 ? 'states-partly' : changed === 0 ? 'states-same' : all,
        offers: changed > 0 ? [undo] : [],
      });
    },
  };
}

const cut = (text: string, at: number): [string, string | undefined] =>
  at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];

/** One form shared by all menus of a list: one in each would double the page. */
export const ROW_ACTION = 'row-action';

/** A row's menu with the states that it can be set to. */
export const rowStates = ({ kind, list, roles, nameOf }: StateList) => ({
  roles,
  column: {
    head: 'Actions',
    cell: (record: OfficeRecord) => {
      const current = stateOf(record);
      const name = keyName({ kind, id: numberOf(record) });
      const others = settableStates(kind).filter((state) => state !== current.state);
      const actions = others.map(
        (state): Action => ({
          label: `Set to ${stateTitle(state)}`,
          action: `${actionPath(list, 'state')}?${new URLSearchParams({ to: state })}`,
          form: ROW_ACTION,
          name: 'key',
          value: `${name} ${stateStamp(current)}`,
        }),
      );
      return (
        <ActionsMenu
          id={`actions-${name}`}
          label={`Actions for ${nameOf(record)}`}
          actions={actions}
        />
      );
    },
  },
});

/** How many were left out, and how many changed. */
async function setAudited(
  request: OfficeRequest,
  { kind, subject }: StateList,
  wanted: Parameters<typeof setStates>[2],
  change: Parameters<typeof setStates>[3],
) {
  const set = async (tx: Db) => {
    const outcomes = await setStates(tx, kind, wanted, change);
    const done = outcomes.flatMap((one) => (one.done && one.before !== change.to ? one : []));
    const ids = done.map(({ id }) => id);
    const records = await subject.read(tx, ids, request.deps.config);
    return { left: outcomes.filter((one) => !one.done).length, done, records };
  };
  const entries = ({ done, records }: Awaited<ReturnType<typeof set>>) =>
    records.map((record, at) => ({
      action: `${kind} state`,
      record: `${subject.singular} ${numberOf(record)}`,
      person: String(record.email),
      before: { state: done[at]?.before },
      after: { state: change.to },
    }));
  const { left, done } = await audited(request, entries, set, always);
  return { left, changed: done.length };
}

/** Undoes what one action of the person has set, on one or many records. */
export const undoStateRoute = (of: StateList): OfficeRoute => ({
  method: 'POST',
  path: actionPath(of.list, 'undo-state'),
  roles: of.roles,
  run: async (request) => {
    const { deps, form, person } = request;
    const at = momentIn(form);
    const back = ownPath(form.get('back'));
    const set = await statesSetAt(deps.db, of.kind, { person: person.id, at });
    const now = deps.now();
    let left = set.length === 0 ? 1 : 0;
    for (const to of new Set(set.map(({ before }) => before))) {
      const wanted = set
        .filter(({ before }) => before === to)
        .map(({ id, after }) => ({ id, seen: stateStamp({ state: after, at, by: '' }) }));
      left += (await setAudited(request, of, wanted, { to, person, now })).left;
    }
    return redirectTo(back, left === 0 ? 'states-undone' : 'states-not-undone');
  },
});

type FormProps = {
  kind: StateKind;
  list: List;
  back: string;
  record: OfficeRecord;
  hint?: string | undefined;
};

/** Includes the state it was based on, to detect another person's save. */
export function StateForm({ kind, list, back, record, hint }: FormProps) {
  const current = stateOf(record);
  const { state, at, by } = current;
  const key = `${keyName({ kind, id: numberOf(record) })} ${stateStamp(current)}`;
  return (
    <section data-print="none">
      <h2>Status</h2>
      {at ? (
        <p>
          Set by {by}, <Stamp at={at} />
        </p>
      ) : null}
      <PostForm action={actionPath(list, 'state')} fields={{ key, back }}>
        <SelectField
          label="Change status to"
          name="to"
          value={state}
          hint={hint}
          options={stateOptions([...new Set([state, ...settableStates(kind)])])}
        />
        <Submit tone="secondary">Set status</Submit>
      </PostForm>
    </section>
  );
}
