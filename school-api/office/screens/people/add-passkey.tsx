import type { Db } from '../../../db';
import { goTo, screen } from '../../answer';
import { audited } from '../../audit';
import { storePasskey, verifyPasskey } from '../../people/add-passkey';
import { ceremonyOf } from '../../people/challenges';
import { optionsToAdd } from '../../people/passkey-options';
import { listSessions } from '../../people/sessions';
import type { OfficeRequest } from '../../route';
import { PasskeyForm } from '../../sign-in/proof';
import { OWN, OWN_PAGE } from './own';

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
  const given = await optionsToAdd(deps.db, person, ceremonyOf(request));
  return Response.json(given, { status: 'refused' in given ? 409 : 200 });
}

export async function addOwnPasskey(request: OfficeRequest): Promise<Response> {
  const { person, form } = request;
  const given = { answer: form.get('passkey') ?? '', name: form.get('name') ?? '' };
  const verified = await verifyPasskey(person, given, ceremonyOf(request));
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
    : goTo(OWN_PAGE, 'passkey-added');
}
