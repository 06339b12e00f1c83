import type { Db } from '../../../db';
import { always, audited } from '../../audit';
import { listPasskeys } from '../../people/passkeys';
import { changePreferences, readPreferences } from '../../people/preferences';
import { listSessions } from '../../people/sessions';
import { redirectTo, screen } from '../../response';
import type { OfficeRequest } from '../../route';
import { LinkButton } from '../../view/action';
import { DataTable } from '../../view/data-table';
import { CheckField, PostForm, Submit } from '../../view/form';
import { Stamp } from '../../view/stamp';
import { Sessions } from './sessions-table';

export const OWN_PAGE = '/people/sessions';

export const OWN = { href: OWN_PAGE, label: 'My sessions and passkeys' };

export async function showOwn(request: OfficeRequest): Promise<Response> {
  const { person, session, deps } = request;
  const sessions = await listSessions(deps.db, { personId: person.id, now: deps.now() });
  const passkeys = await listPasskeys(deps.db, person.id);
  const { mails } = await readPreferences(deps.db, person.id);
  const body = (
    <>
      <section aria-labelledby="passkeys">
        <h2 id="passkeys">Passkeys</h2>
        <p>
          With a passkey you sign in with your fingerprint, your face or the PIN of your phone or
          computer, without a code. Add one on each device that you use.
        </p>
        <DataTable
          caption="Passkeys, newest first"
          rows={passkeys}
          columns={[
            { head: 'Name', cell: ({ name }) => name },
            { head: 'Added', cell: ({ createdAt }) => <Stamp at={createdAt} /> },
            { head: 'Last used', cell: ({ usedAt }) => (usedAt ? <Stamp at={usedAt} /> : 'never') },
            {
              head: 'Stored',
              cell: ({ backedUp }) => (backedUp ? 'on several devices' : 'on one device'),
              narrow: 'hide',
            },
          ]}
          href={({ id }) => `/people/passkeys/${id}`}
          empty={<p>None yet. You sign in with a code sent by email.</p>}
        />
        <p>
          <LinkButton href="/people/passkeys/new">Add a passkey</LinkButton>
        </p>
      </section>
      <Sessions
        sessions={sessions}
        current={session.id}
        action={OWN_PAGE}
        hint="If you see one that is not yours, end it and tell the head."
        endAll="End all but this one"
      />
      {person.role === 'editor' ? null : (
        <section aria-labelledby="emails">
          <h2 id="emails">Emails to you</h2>
          <PostForm action={`${OWN_PAGE}/emails`}>
            {person.role === 'head' ? (
              <CheckField
                name="day"
                label="Every morning: what is new, and problems with the website"
                checked={mails.day}
              />
            ) : null}
            <CheckField
              name="failed"
              label="When an email to a family or donor is not delivered"
              checked={mails.failed}
            />
            <Submit tone="secondary">Save choices</Submit>
          </PostForm>
        </section>
      )}
    </>
  );
  return screen(request, { title: OWN.label, lead: <p>{person.email}</p>, body });
}

export async function chooseMails(request: OfficeRequest) {
  const { person, form } = request;
  const mails = { day: form.has('day') || person.role !== 'head', failed: form.has('failed') };
  const choose = (tx: Db) => changePreferences(tx, person.id, (old) => ({ ...old, mails }));
  const after = {
    ...(person.role === 'head' && { eachMorning: mails.day }),
    undelivered: mails.failed,
  };
  await audited(request, { action: 'people mails', after }, choose, always);
  return redirectTo(OWN_PAGE, 'mails-chosen');
}
