import { rowNumber } from '../../../records';
import { goTo, screen } from '../../answer';
import { audited } from '../../audit';
import { listPasskeys, removePasskey, renamePasskey } from '../../people/passkeys';
import type { OfficeRequest } from '../../route';
import { ActForm } from '../../view/act';
import { Facts } from '../../view/facts';
import { Field, PostForm, Submit } from '../../view/form';
import { Stamp } from '../../view/stamp';
import { noSuchRecord } from '../records/missing';
import { OWN, OWN_PAGE } from './own';

const missing = (request: OfficeRequest) => noSuchRecord(request, 'passkey', OWN);

export async function showPasskey(request: OfficeRequest): Promise<Response> {
  const { person, deps, params } = request;
  const all = await listPasskeys(deps.db, person.id);
  const passkey = all.find(({ id }) => id === rowNumber(params.passkey));
  if (passkey === undefined) return missing(request);
  const path = `/people/passkeys/${passkey.id}`;
  const body = (
    <>
      <Facts
        items={[
          { term: 'Added', value: <Stamp at={passkey.createdAt} /> },
          { term: 'Last used', value: passkey.usedAt && <Stamp at={passkey.usedAt} /> },
          { term: 'Kept', value: passkey.backedUp ? 'on several devices' : 'on one device' },
        ]}
      />
      <PostForm action={`${path}/name`}>
        <Field label="Name" name="name" value={passkey.name} maxLength={60} required />
        <Submit>Save</Submit>
      </PostForm>
      <details>
        <summary>Remove this passkey</summary>
        <p>You can no longer sign in with it. You can still sign in with a code sent by email.</p>
        <ActForm action={`${path}/remove`} tone="danger">
          Remove
        </ActForm>
      </details>
    </>
  );
  return screen(request, { title: passkey.name, back: OWN, body });
}

export async function namePasskey(request: OfficeRequest): Promise<Response> {
  const { person, params, form } = request;
  const name = form.get('name') ?? '';
  const entry = { action: 'passkeys name', person: person.email, after: { name } };
  const own = { id: rowNumber(params.passkey) ?? 0, personId: person.id };
  return (await audited(request, entry, (tx) => renamePasskey(tx, own, name)))
    ? goTo(OWN_PAGE, 'saved')
    : missing(request);
}

export async function dropPasskey(request: OfficeRequest): Promise<Response> {
  const { person, params } = request;
  const entry = { action: 'passkeys remove', person: person.email };
  const own = { id: rowNumber(params.passkey) ?? 0, personId: person.id };
  return (await audited(request, entry, (tx) => removePasskey(tx, own)))
    ? goTo(OWN_PAGE, 'passkey-removed')
    : missing(request);
}
