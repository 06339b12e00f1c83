import type { Db } from '../../../db';
import {
  type Batch,
  type RecordKey,
  readBatch,
  readRecipients,
  recallLetters,
  recordKeyOf,
  type Subject,
} from '../../../records';
import { audited } from '../../audit';
import { ownPath } from '../../own-site';
import { notFoundPage } from '../../pages';
import { redirectTo, screen } from '../../response';
import type { OfficeRequest, OfficeRoute, Role } from '../../route';
import { ActionControl } from '../../view/action';
import { Facts } from '../../view/facts';
import { Refreshing } from '../../view/refreshing';
import { Stamp } from '../../view/stamp';
import { counted } from '../../view/text';
import type { List } from '../records/actions';
import { Who } from './recipients';

/** The delivery of letters sent from a list with one click. */
export function letterRoutes(
  list: List,
  subjects: readonly Subject[],
  roles: readonly Role[],
): OfficeRoute[] {
  const path = `${list.href}/letters/:batch`;
  const isOwn = ({ kind }: Pick<RecordKey, 'kind'>) => subjects.some(({ name }) => name === kind);
  return [
    {
      method: 'GET',
      path,
      roles,
      run: async (request) => {
        const batch = await readBatch(request.deps.db, request.params.batch ?? '');
        if (!batch?.kinds.every((kind) => isOwn({ kind }))) return notFoundPage(request);
        return showProgress(request, list, batch);
      },
    },
    {
      method: 'POST',
      path: `${path}/undo`,
      roles,
      run: async (request) => {
        const { deps, form, person } = request;
        const { batch = '' } = request.params;
        const by = { person, now: deps.now() };
        const recall = (tx: Db) => recallLetters(tx, { batch, isOwn }, by);
        const undone = await audited(request, undoneEntry, recall, ({ length }) => length > 0);
        const message = undone.length > 0 ? 'letters-undone' : 'letter-gone';
        if (form.has('back')) return redirectTo(ownPath(form.get('back')), message);
        const isThere = (await readBatch(deps.db, batch)) !== undefined;
        return redirectTo(isThere ? `${list.href}/letters/${batch}` : list.href, message);
      },
    },
  ];
}

function undoneEntry(letters: Awaited<ReturnType<typeof recallLetters>>) {
  const [kind] = letters.map((letter) => recordKeyOf(letter).kind);
  const about = letters.length === 1 ? { person: letters[0]?.recipient } : {};
  return { action: `${kind} letters undone`, record: counted(letters.length, 'email'), ...about };
}

async function showProgress(request: OfficeRequest, list: List, batch: Batch): Promise<Response> {
  const { deps, url, audit } = request;
  const { kinds, authorName, writtenAt, waiting, untouched, sent, failed } = batch;
  await audit({ action: `${kinds[0]} letters show`, record: `${failed.length} not delivered` });
  const people = await readRecipients(
    deps.db,
    failed.map(({ key }) => key),
    deps.config,
  );
  const lead = (
    <p>
      Written by {authorName}, <Stamp at={writtenAt} />
    </p>
  );
  const hasBegun = sent + failed.length > 0;
  const which = hasBegun ? `the other ${untouched}` : untouched === 1 ? 'it' : `these ${untouched}`;
  const undo = { label: `Do not send ${which}`, action: `${url.pathname}/undo` };
  const body = (
    <section id="sending" data-live="">
      {waiting > 0 ? <Refreshing url={url}>We are sending the emails.</Refreshing> : null}
      <Facts
        items={[
          { term: 'Sent', value: String(sent) },
          { term: 'Not sent yet', value: String(waiting) },
          { term: 'Not delivered', value: String(failed.length) },
        ]}
      />
      {untouched > 0 ? <ActionControl action={undo} className="button button-secondary" /> : null}
      {people.length > 0 ? <h2>Not delivered</h2> : null}
      <ul>
        {people.map((person) => (
          <li key={`${person.key.kind}.${person.key.id}`}>
            <Who person={person} />
          </li>
        ))}
      </ul>
    </section>
  );
  return screen(request, { title: 'Emails', back: list, lead, body });
}
