import {
  isStateOf,
  type OfficeState,
  type StateKey,
  seenState,
  setState,
  stateTitle,
} from '../../../records';
import { goTo, page } from '../../answer';
import type { OfficeRequest } from '../../route';
import { PostForm, Submit } from '../../view/form';
import { PageHead } from '../../view/head';
import { Notice } from '../../view/notice';
import { Stamp } from '../../view/stamp';
import { noSuchRecord } from './missing';

export type StatedRecord = {
  key: StateKey;
  /** Of the detail. */
  path: string;
  singular: string;
  list: { href: string; label: string };
  /** For the audit. */
  record: string;
  person: string;
};

/** Sets the state that was chosen; a stale page is answered with both states. */
export async function changeState(request: OfficeRequest, of: StatedRecord): Promise<Response> {
  const { deps, form, person, audit } = request;
  const to = form.get('state') ?? '';
  const seen = form.get('seen') ?? '';
  const [before = ''] = seen.split(/ \d+$/);
  if (!isStateOf(of.key.kind, to)) return goTo(of.path);
  await audit({
    ...{ action: `${of.key.kind} state`, record: of.record, person: of.person },
    ...{ before: { state: before }, after: { state: to } },
  });
  const change = { to, seen, person, now: deps.now() };
  const outcome = await setState(deps.db, of.key, change);
  if (outcome.done) return goTo(of.path, 'state-set');
  const refused = { action: `${of.key.kind} state refused`, record: of.record };
  await audit({ ...refused, person: of.person });
  if (outcome.why === 'stale') return stalePage(request, of, { to, current: outcome.current });
  return noSuchRecord(request, of.singular, of.list);
}

type Stale = { to: string; current: OfficeState };

function stalePage(request: OfficeRequest, of: StatedRecord, { to, current }: Stale): Response {
  const title = 'Somebody was faster';
  const { state, at, by } = current;
  const body = (
    <>
      <PageHead title={title} back={{ href: of.path, label: `Back to the ${of.singular}` }} />
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
      <PostForm action={`${of.path}/state`}>
        <input type="hidden" name="seen" value={seenState(current)} />
        <input type="hidden" name="state" value={to} />
        <Submit tone="secondary">Set “{stateTitle(to)}” all the same</Submit>
      </PostForm>
      <p>
        <a href={of.path}>Leave it as it is</a>
      </p>
    </>
  );
  return page(request, { title, body, status: 409 });
}
