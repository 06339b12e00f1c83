import { fieldsOf } from '../../../platform';
import { changeWithAudit } from '../../audit';
import { type Invited, invitePerson } from '../../people/invite';
import { listPeople } from '../../people/people';
import { invitationInput } from '../../people/person-input';
import { listSessions } from '../../people/sessions';
import { redirectTo, screen } from '../../response';
import { type OfficeRequest, ROLE_TITLES, ROLES } from '../../route';
import { LinkButton } from '../../view/action';
import { DataTable } from '../../view/data-table';
import { DescribedFields, type FieldFacts, fieldsBy, PostForm, Submit } from '../../view/form';
import { Stamp, Tag } from '../../view/stamp';
import { personState } from './person-state';

/** By field: the input and its error. */
type Typed = { values: Record<string, string>; errors: Record<string, string> };

export const roleOptions = ROLES.map((value) => ({ value, label: ROLE_TITLES[value] }));

const INVITATION: Readonly<Record<string, FieldFacts>> = {
  name: { label: 'Name', required: true, maxLength: 80 },
  email: {
    label: 'Email',
    type: 'email',
    inputMode: 'email',
    required: true,
    maxLength: 254,
    hint: 'We send the invitation there, and later the codes for signing in.',
  },
  role: { label: 'Role', options: roleOptions },
};

/** With errors the form keeps its input. */
export async function peoplePage(
  request: OfficeRequest,
  { values, errors }: Typed = { values: {}, errors: {} },
): Promise<Response> {
  const { db, now } = request.deps;
  const people = await listPeople(db);
  const sessions = await listSessions(db, { now: now() });
  const hasSession = new Set(sessions.map(({ personId }) => personId));
  const field = fieldsBy({ role: 'admissions', ...values }, errors);
  const body = (
    <>
      <DataTable
        caption="People of the office"
        rows={people}
        columns={[
          { head: 'Name', cell: ({ name }) => name },
          { head: 'Email', cell: ({ email }) => email },
          { head: 'Role', cell: ({ role }) => ROLE_TITLES[role] },
          {
            head: 'Status',
            cell: (person) => {
              const { tone, label } = personState(person, now());
              return <Tag tone={tone}>{label}</Tag>;
            },
          },
          {
            head: 'Signed in',
            cell: ({ id }) => (hasSession.has(id) ? 'now' : ''),
            narrow: 'hide',
          },
        ]}
        href={({ id }) => `/people/${id}`}
        empty={<p>No people yet.</p>}
      />
      <section aria-labelledby="invite">
        <h2 id="invite">Invite a person</h2>
        <p>
          <a href="/people/roles">What each role can do</a>
        </p>
        <PostForm action="/people/invite">
          <DescribedFields facts={INVITATION} field={field} />
          <Submit>Send invitation</Submit>
        </PostForm>
      </section>
    </>
  );
  return screen(request, {
    title: 'People',
    lead: 'The people who work in this office, with their roles.',
    actions: <LinkButton href="/people/sessions">My sessions and passkeys</LinkButton>,
    errors,
    body,
  });
}

export async function invite(request: OfficeRequest): Promise<Response> {
  const values = Object.fromEntries(request.form);
  const parsed = invitationInput.safeParse(values);
  if (!parsed.success) return peoplePage(request, { values, errors: fieldsOf(parsed.error) });
  const { email, name, role } = parsed.data;
  const sent = { now: request.deps.now(), origin: request.site.origin };
  const outcome = await changeWithAudit(
    request,
    { action: 'people invite', person: email, after: { name, role } },
    (tx) => invitePerson(tx, parsed.data, sent),
  );
  if (outcome.refused !== undefined) {
    const errors = { [outcome.field ?? 'email']: outcome.refused };
    return peoplePage(request, { values, errors });
  }
  return afterInvitation(request, outcome);
}

/** Without a mail server the head passes the link on. */
export function afterInvitation(request: OfficeRequest, invited: Invited): Response {
  if (request.deps.config.mail.smtpUrl !== undefined) return redirectTo('/people', 'invited');
  const { person, link } = invited;
  const title = `An invitation for ${person.name}`;
  const body = (
    <>
      <p>
        This site does not send emails yet. Give this link to {person.name} (
        {ROLE_TITLES[person.role]}) yourself. It can be used once, until{' '}
        <Stamp at={link.expiresAt} />, and we show it only once.
      </p>
      <p>
        <code>{link.url}</code>
      </p>
    </>
  );
  return screen(request, { title, back: { href: '/people', label: 'People' }, body });
}
