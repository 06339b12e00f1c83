import {
  isStateOf,
  keyName,
  numberOf,
  type OfficeRecord,
  type StateKind,
  type Subject,
  seenState,
  setStates,
  stateOf,
  statesOf,
  statesSetAt,
  stateTitle,
} from '../../../records';
import { goTo, page } from '../../answer';
import { goOffering } from '../../flash';
import { ownPath } from '../../own-site';
import type { Role } from '../../roles';
import type { OfficeRequest, OfficeRoute } from '../../route';
import { type Act, ActControl } from '../../view/act';
import { DataTable } from '../../view/data-table';
import { PostForm, Submit } from '../../view/form';
import { PageHead } from '../../view/head';
import { actPath, type Chosen, type List, type ListAct } from './acts';
import { OfficeStateTag, StateTag } from './cells';
import { ROW_ACT } from './row-acts';

/** Of whose list the states are set. */
export type Stated = {
  kind: StateKind;
  subject: Subject;
  list: List;
  roles: readonly Role[];
  nameOf: (record: OfficeRecord) => string;
};

type Row = { record: OfficeRecord; href: string; name: string; number: number };

/** Sets a state of many; what will happen is shown first. */
export function stateAct(of: Stated): ListAct {
  const options = statesOf(of.kind).map((value) => ({ value, label: stateTitle(value) }));
  return {
    name: 'state',
    label: 'Set state',
    roles: of.roles,
    choice: { name: 'to', label: 'State to set', options },
    run: (request, chosen) => {
      const to = request.form.get('to') ?? '';
      if (!isStateOf(of.kind, to)) return goTo(chosen.back.href);
      return request.form.get('sure') === 'yes'
        ? setChosen(request, chosen, of, to)
        : showChosen(request, chosen, of, to);
    },
  };
}

/** The states that one row can be given from its menu. */
export const rowStates = ({ kind, list, roles, nameOf }: Stated) => ({
  roles,
  of: (record: OfficeRecord) => {
    const current = stateOf(record);
    const others = statesOf(kind).filter((state) => state !== current.state);
    const acts = others.map(
      (state): Act => ({
        label: `Set to ${stateTitle(state)}`,
        action: `${list.href}/${numberOf(record)}/state`,
        ...{ form: ROW_ACT, name: 'set', value: `${state}/${seenState(current)}` },
      }),
    );
    return { name: nameOf(record), acts };
  },
});

async function readRows(
  { deps }: OfficeRequest,
  { subject, list, nameOf }: Stated,
  ids: Chosen['keys'],
) {
  const read = await subject.read(
    deps.db,
    ids.map(({ record }) => record),
    deps.config,
  );
  return read.map((record): Row => {
    const number = numberOf(record);
    return { record, number, name: nameOf(record), href: `${list.href}/${number}` };
  });
}

async function showChosen(request: OfficeRequest, { keys, back }: Chosen, of: Stated, to: string) {
  const { subject, list, kind } = of;
  await request.audit({ action: `${kind} list`, record: `${keys.length} chosen ${kind}` });
  const rows = await readRows(request, of, keys);
  const changing = rows.filter(({ record }) => stateOf(record).state !== to);
  const title = `Set ${countOf(changing.length, subject)} to ${stateTitle(to)}?`;
  const body = (
    <>
      <PageHead title={title} back={back} />
      {changing.length > 0 ? (
        <PostForm action={`${actPath(list, 'state')}${request.url.search}`}>
          <input type="hidden" name="to" value={to} />
          <input type="hidden" name="sure" value="yes" />
          {changing.map(({ record, number }) => (
            <input
              key={number}
              type="hidden"
              name="key"
              value={`${keyName({ kind, id: number })} ${seenState(stateOf(record))}`}
            />
          ))}
          <Submit>Set {countOf(changing.length, subject)}</Submit>
        </PostForm>
      ) : null}
      <StateTable
        {...{ rows, of }}
        head="Will be"
        after={({ record }) =>
          stateOf(record).state === to ? 'No change' : <StateTag kind={kind} state={to} />
        }
      />
    </>
  );
  return page(request, { title, body });
}

type TableProps = {
  rows: readonly Row[];
  of: Stated;
  head: string;
  after: (row: Row) => React.ReactNode;
};

function StateTable({ rows, of, head, after }: TableProps) {
  return (
    <DataTable
      caption={`Chosen ${of.kind}`}
      rows={rows}
      rowKey={({ href }) => href}
      href={({ href }) => href}
      columns={[
        { head: 'Name', cell: ({ name }) => name },
        { head: 'Number', cell: ({ number }) => number },
        {
          head: 'State now',
          cell: ({ record }) => <OfficeStateTag kind={of.kind} record={record} />,
        },
        { head, cell: after },
      ]}
      empty={<p>None is there any more.</p>}
    />
  );
}

const countOf = (count: number, { singular }: Subject) =>
  `${count} ${count === 1 ? singular : `${singular}s`}`;

/** All in one transaction with their audit; what a colleague has changed meanwhile is left out. */
async function setChosen(request: OfficeRequest, { keys, back }: Chosen, of: Stated, to: string) {
  const { deps, form, person } = request;
  const seen = new Map(
    form
      .getAll('key')
      .map((key) => [key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)]),
  );
  const now = deps.now();
  const wanted = keys.map((key) => ({ id: key.record, seen: seen.get(keyName(key)) ?? '' }));
  const left = await setAudited(request, of, wanted, { to, person, now });
  const undo = {
    label: 'Undo',
    action: actPath(of.list, 'undo-state'),
    fields: { at: String(now.getTime()), back: back.href },
  };
  if (left.size === 0)
    return goOffering(request, back.href, { said: 'states-set', offers: [undo] });
  const rows = await readRows(
    request,
    of,
    keys.filter(({ record }) => left.has(record)),
  );
  const title = `${countOf(keys.length - left.size, of.subject)} set to ${stateTitle(to)}`;
  const body = (
    <>
      <PageHead title={title} back={back} />
      <p>We left these out, because a colleague changed them after you opened the list.</p>
      {left.size < keys.length ? (
        <ActControl act={undo} className="button button-secondary" />
      ) : null}
      <StateTable {...{ rows, of }} head="You chose" after={() => stateTitle(to)} />
    </>
  );
  return page(request, { title, body, status: 409 });
}

type Change = Parameters<typeof setStates>[3];

/** The ids of those that were left out. */
function setAudited(
  { deps, audit }: OfficeRequest,
  { kind, subject }: Stated,
  wanted: Parameters<typeof setStates>[2],
  change: Change,
) {
  return deps.db.transaction(async (tx) => {
    const outcomes = await setStates(tx, kind, wanted, change);
    const done = outcomes.flatMap((one) => (one.done && one.before !== change.to ? one : []));
    const ids = done.map(({ id }) => id);
    const records = await subject.read(tx, ids, deps.config);
    const entries = records.map((record, at) => ({
      action: `${kind} state`,
      record: `${subject.singular} ${numberOf(record)}`,
      person: String(record.email),
      before: { state: done[at]?.before },
      after: { state: change.to },
    }));
    await audit(entries, tx);
    return new Set(outcomes.filter((one) => !one.done).map(({ id }) => id));
  });
}

/** Where a person takes back what one act of theirs has set, of one record or of many. */
export const undoStateRoute = (of: Stated): OfficeRoute => ({
  method: 'POST',
  path: actPath(of.list, 'undo-state'),
  roles: of.roles,
  run: async (request) => {
    const { deps, form, person } = request;
    const at = new Date(Number(form.get('at')));
    const back = ownPath(form.get('back'));
    if (Number.isNaN(at.getTime())) return goTo(back);
    const set = await statesSetAt(deps.db, of.kind, { person: person.id, at });
    const now = deps.now();
    let left = set.length === 0 ? 1 : 0;
    for (const to of new Set(set.map(({ before }) => before))) {
      const wanted = set
        .filter(({ before }) => before === to)
        .map(({ id, after }) => ({ id, seen: seenState({ state: after, at, by: '' }) }));
      left += (await setAudited(request, of, wanted, { to, person, now })).size;
    }
    return goTo(back, left === 0 ? 'states-undone' : 'states-not-undone');
  },
});
