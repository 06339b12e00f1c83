import {
  isStateKey,
  isStateOf,
  type OfficeRecord,
  type OfficeState,
  type StateKind,
  seenState,
  setState,
  stateOf,
  statesOf,
  stateTitle,
} from '../../../records';
import { goTo, page } from '../../answer';
import { goOffering } from '../../flash';
import { ownPath } from '../../own-site';
import { notFoundPage } from '../../pages';
import type { OfficeRequest } from '../../route';
import { PostForm, SelectField, Submit } from '../../view/form';
import { PageHead } from '../../view/head';
import { Notice } from '../../view/notice';
import { Stamp } from '../../view/stamp';
import { noSuchRecord } from './missing';
import { type Found, type Screens, singularOf } from './screens';

type Props = {
  kind: StateKind;
  path: string;
  query: string;
  record: OfficeRecord;
  hint?: string | undefined;
};

/** Carries the state that it was made with, so that a save over another person's is noticed. */
export function StateForm({ kind, path, query, record, hint }: Props) {
  const current = stateOf(record);
  const { state, at, by } = current;
  return (
    <section data-print="none">
      <h2>State</h2>
      {at ? (
        <p>
          Set by {by}, <Stamp at={at} />
        </p>
      ) : null}
      <PostForm action={`${path}/state${query}`}>
        <input type="hidden" name="seen" value={seenState(current)} />
        <SelectField
          label="Change state to"
          name="state"
          value={state}
          hint={hint}
          options={statesOf(kind).map((one) => ({ value: one, label: stateTitle(one) }))}
        />
        <Submit>Set state</Submit>
      </PostForm>
    </section>
  );
}

/** Sets the state that was chosen; a stale page is answered with both states. */
export async function changeState<F extends Found>(
  request: OfficeRequest,
  found: F,
  screens: Screens<F>,
): Promise<Response> {
  const { deps, form, person, audit } = request;
  const { key, path } = found;
  // From the menu of a list both are one value.
  const [state = '', at = ''] = form.get('set')?.split('/') ?? [];
  const to = form.get('state') ?? state;
  const seen = form.get('seen') ?? at;
  // The list, where its menu has set the state.
  const back = form.has('back') ? ownPath(form.get('back')) : path;
  if (!isStateKey(key)) return notFoundPage(request);
  if (!isStateOf(key.kind, to)) return goTo(path);
  const [before = ''] = seen.split(/ \d+$/);
  const about = { record: found.name, person: found.person };
  const change = { before: { state: before }, after: { state: to } };
  await audit({ action: `${key.kind} state`, ...about, ...change });
  const now = deps.now();
  const outcome = await setState(deps.db, key, { to, seen, person, now });
  if (outcome.done) {
    const undone = {
      state: outcome.before,
      seen: seenState({ state: to, at: now, by: person.name }),
      back,
    };
    const undo = { label: 'Undo', action: `${path}/state`, fields: undone };
    const offers = outcome.before === to ? [] : [undo];
    return goOffering(request, back, { said: 'state-set', offers });
  }
  await audit({ action: `${key.kind} state refused`, ...about });
  const singular = singularOf(screens);
  if (outcome.why !== 'stale') return noSuchRecord(request, singular, screens.list);
  return stalePage(request, { path, singular, to, current: outcome.current });
}

type Stale = { path: string; singular: string; to: string; current: OfficeState };

function stalePage(request: OfficeRequest, { path, singular, to, current }: Stale): Response {
  const title = 'Someone else changed this first';
  const { state, at, by } = current;
  const body = (
    <>
      <PageHead title={title} back={{ href: path, label: `Back to the ${singular}` }} />
      <Notice tone="bad">
        <p>Nothing was saved. The state was changed since your page was made.</p>
      </Notice>
      <p>
        It is now <strong>{stateTitle(state)}</strong>
        {at ? (
          <>
            , set by {by}, <Stamp at={at} />
          </>
        ) : null}
        . You have chosen <strong>{stateTitle(to)}</strong>.
      </p>
      <PostForm action={`${path}/state`}>
        <input type="hidden" name="seen" value={seenState(current)} />
        <input type="hidden" name="state" value={to} />
        <Submit tone="secondary">Set “{stateTitle(to)}” anyway</Submit>
      </PostForm>
      <p>
        <a href={path}>Leave it as it is</a>
      </p>
    </>
  );
  return page(request, { title, body, status: 409 });
}
