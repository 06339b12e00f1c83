import { fieldsOf } from '../../../platform';
import { goTo, screen } from '../../answer';
import { changeWithAudit } from '../../audit';
import { type Invited, invitePerson } from '../../people/invite';
import { invitationInput } from '../../people/person-input';
import { ROLE_TITLES } from '../../roles';
import type { OfficeRequest } from '../../route';
import { Stamp } from '../../view/stamp';
import { peoplePage } from './list';

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
  if (request.deps.config.mail.smtpUrl !== undefined) return goTo('/people', 'invited');
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
