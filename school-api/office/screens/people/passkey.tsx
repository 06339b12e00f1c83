import type { Db } from '../../../db';
import { rowNumber } from '../../../records';
import { audited } from '../../audit';
import { storePasskey, verifyPasskey } from '../../people/add-passkey';
import { ceremonyOf } from '../../people/challenges';
import { optionsToAdd } from '../../people/passkey-options';
import { listPasskeys, removePasskey, renamePasskey } from '../../people/passkeys';
import { listSessions } from '../../people/sessions';
import { redirectTo, screen } from '../../response';
import type { OfficeRequest } from '../../route';
import { PasskeyForm } from '../../sign-in/fields';
import { ActionForm } from '../../view/action';
import { Facts } from '../../view/facts';
import { Field, PostForm, Submit } from '../../view/form';
import { Stamp } from '../../view/stamp';
import { noSuchRecord } from '../records/missing';
import { OWN, OWN_PAGE } from './profile';

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
          { term: 'Stored', value: passkey.backedUp ? 'on several devices' : 'on one device' },
        ]}
      />
      <PostForm action={`${path}/name`}>
        <Field label="Name" name="name" value={passkey.name} maxLength={60} required />
        <Submit>Save</Submit>
      </PostForm>
      <details>
        <summary>Remove this passkey</summary>
        <p>You can no longer sign in with it. You can still sign in with a code sent by email.</p>
        <ActionForm action={`${path}/remove`} tone="danger">
          Remove
        </ActionForm>
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
    ? redirectTo(OWN_PAGE, 'saved')
    : missing(request);
}

export async function dropPasskey(request: OfficeRequest): Promise<Response> {
  const { person, params } = request;
  const entry = { action: 'passkeys remove', person: person.email };
  const own = { id: rowNumber(params.passkey) ?? 0, personId: person.id };
  return (await audited(request, entry, (tx) => removePasskey(tx, own)))
    ? redirectTo(OWN_PAGE, 'passkey-removed')
    : missing(request);
}

export async function newPasskeyPage(request: OfficeRequest, refused?: string): Promise<Response> {
  const title = 'Add a passkey';
  const fields = [['name', await ownBrowser(request)]] as const;
  const body = (
    <>
      <p>
        Your phone or computer asks for your fingerprint, your face or its PIN, and keeps the
        passkey. The school receives none of these.
      </p>
      <PasskeyForm action="/people/passkeys" label="Add a passkey on this device" fields={fields} />
      <p>
        No button? Then this browser does not support passkeys, or scripts are off. You can always
        sign in with a code.
      </p>
    </>
  );
  return screen(request, { title, back: OWN, refused, body });
}

/** 'Firefox on Windows', as the passkey's default name. */
async function ownBrowser({ deps, person, session }: OfficeRequest): Promise<string> {
  const sessions = await listSessions(deps.db, { personId: person.id, now: deps.now() });
  return sessions.find(({ id }) => id === session.id)?.agent ?? '';
}

export async function sendOptions(request: OfficeRequest): Promise<Response> {
  const { deps, person } = request;
  const options = await optionsToAdd(deps.db, person, ceremonyOf(request));
  return Response.json(options, { status: 'refused' in options ? 409 : 200 });
}

export async function addOwnPasskey(request: OfficeRequest): Promise<Response> {
  const { person, form } = request;
  const entered = { answer: form.get('passkey') ?? '', name: form.get('name') ?? '' };
  const verified = await verifyPasskey(person, entered, ceremonyOf(request));
  if ('refused' in verified) return newPasskeyPage(request, verified.refused);
  const entry = {
    action: 'passkeys add',
    person: person.email,
    after: { name: verified.passkey.name },
  };
  const add = (tx: Db) => storePasskey(tx, verified);
  const added = await audited(request, entry, add, (one) => !('refused' in one));
  return 'refused' in added
    ? newPasskeyPage(request, added.refused)
    : redirectTo(OWN_PAGE, 'passkey-added');
}
