import { listPasskeys } from '../../people/passkeys';
import { isActive, type OfficePerson } from '../../people/people';
import { listSessions } from '../../people/sessions';
import { screen } from '../../response';
import { type OfficeRequest, ROLE_TITLES } from '../../route';
import { ActionForm } from '../../view/action';
import { Facts } from '../../view/facts';
import { PostForm, SelectField, Submit } from '../../view/form';
import { Stamp, Tag } from '../../view/stamp';
import { MailLink } from '../records/cells';
import { roleOptions } from './list';
import { personState } from './person-state';
import { Sessions } from './sessions-table';

export async function showPerson(request: OfficeRequest, person: OfficePerson): Promise<Response> {
  const { id, email } = person;
  await request.audit({ action: 'people show', record: `person ${id}`, person: email });
  return personPage(request, person);
}

/** `refused`: why the last change was not made. */
export async function personPage(request: OfficeRequest, person: OfficePerson, refused?: string) {
  const { db, now } = request.deps;
  const sessions = await listSessions(db, { personId: person.id, now: now() });
  const passkeys = await listPasskeys(db, person.id);
  const state = personState(person, now());
  const body = (
    <>
      <Facts
        items={[
          { term: 'Email', value: <MailLink to={person.email} /> },
          { term: 'Role', value: ROLE_TITLES[person.role] },
          { term: 'Status', value: <Tag tone={state.tone}>{state.label}</Tag> },
          { term: 'Invited', value: <Stamp at={person.invitedAt} /> },
          { term: 'Joined', value: person.joinedAt && <Stamp at={person.joinedAt} /> },
          { term: 'Access ended', value: person.leftAt && <Stamp at={person.leftAt} /> },
          { term: 'Passkeys', value: String(passkeys.length) },
        ]}
      />
      {person.leftAt === null ? (
        <ChangeForms person={person} />
      ) : (
        <p>
          What this person did stays in the audit. To give them access again, invite them again.
        </p>
      )}
      <Sessions
        sessions={sessions}
        current={request.session.id}
        action={`/people/${person.id}/sessions`}
        endAll="End all"
      />
    </>
  );
  return screen(request, {
    title: person.name,
    back: { href: '/people', label: 'People' },
    refused,
    body,
  });
}

function ChangeForms({ person }: { person: OfficePerson }) {
  const path = `/people/${person.id}`;
  return (
    <>
      <section aria-labelledby="role">
        <h2 id="role">Role</h2>
        <PostForm action={`${path}/role`}>
          <SelectField label="Their role" name="role" value={person.role} options={roleOptions} />
          <Submit>Change the role</Submit>
        </PostForm>
      </section>
      <section aria-labelledby="link">
        <h2 id="link">A new link</h2>
        <p>
          {isActive(person)
            ? 'For someone who cannot sign in. We send it to the same email address. To use a new address, end this person’s access and invite them again.'
            : 'For someone whose invitation has expired or is lost.'}{' '}
          Earlier links stop working.
        </p>
        <ActionForm action={`${path}/link`}>Send a new link</ActionForm>
      </section>
      <details>
        <summary>End {person.name}’s access</summary>
        <p>
          All their sessions end at once, and their passkeys are removed. What they did stays in the
          audit.
        </p>
        <ActionForm action={`${path}/leave`} tone="danger">
          End access
        </ActionForm>
      </details>
    </>
  );
}
