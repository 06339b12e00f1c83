import { screen } from '../../answer';
import { listPeople, type OfficePerson } from '../../people/people';
import { listSessions } from '../../people/sessions';
import { ROLE_TITLES } from '../../roles';
import type { OfficeRequest } from '../../route';
import { DataTable } from '../../view/data-table';
import { Tag } from '../../view/tag';
import { InvitationForm, type Typed } from './invitation-form';
import { personState } from './person-state';

const NOTHING_TYPED: Typed = { values: {}, errors: {} };

export function showPeople(request: OfficeRequest): Promise<Response> {
  return peoplePage(request, NOTHING_TYPED);
}

/** With errors the form keeps its input. */
export async function peoplePage(request: OfficeRequest, typed: Typed): Promise<Response> {
  const { db, now } = request.deps;
  const people = await listPeople(db);
  const sessions = await listSessions(db, { now: now() });
  const hasSession = new Set(sessions.map(({ personId }) => personId));
  const body = (
    <>
      <DataTable
        caption="People of the office"
        rows={people}
        columns={[
          { head: 'Name', cell: ({ name }) => name },
          { head: 'Email', cell: ({ email }) => email },
          { head: 'Role', cell: ({ role }) => ROLE_TITLES[role] },
          { head: 'State', cell: (person) => stateTag(person, now()) },
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
        <InvitationForm {...typed} />
      </section>
    </>
  );
  const isWrong = Object.keys(typed.errors).length > 0;
  return screen(request, {
    title: 'People',
    lead: 'The people who work in this office, with their roles.',
    actions: (
      <a className="button button-secondary" href="/people/sessions">
        My sessions and passkeys
      </a>
    ),
    body,
    ...(isWrong && { status: 422 }),
  });
}

function stateTag(person: OfficePerson, now: Date) {
  const { tone, label } = personState(person, now);
  return <Tag tone={tone}>{label}</Tag>;
}
