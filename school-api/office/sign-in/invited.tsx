import { fieldsOf } from '../../platform';
import { page } from '../answer';
import { joinAsFirstHead } from '../people/first-head';
import { join } from '../people/join';
import { type OfficeLink, readLink } from '../people/links';
import { findPerson } from '../people/people';
import { firstHeadInput } from '../people/person-input';
import { ROLE_TITLES } from '../roles';
import type { OpenRequest, OpenRoute } from '../route';
import { completeSignIn } from './complete';
import { DeadLinkView, FirstHeadView, InvitedView } from './invited-views';

/**
 * Looking at the page does not use the link up: mail programs look at links before people do. The link
 * comes from a mail, without cookie; the form is sent from our own page.
 */
export const invitedRoutes: readonly OpenRoute[] = [
  { method: 'GET', path: '/invited/:token', roles: [], run: showInvitation },
  { method: 'POST', path: '/invited/:token', roles: [], run: takeUp },
];

const tokenOf = ({ params }: OpenRequest) => params.token ?? '';

async function showInvitation(request: OpenRequest): Promise<Response> {
  const { deps, url } = request;
  const token = tokenOf(request);
  const link = await readLink(deps.db, token, deps.now());
  if (link === undefined) return dead(request);
  if (link.purpose === 'first-head') {
    return page({ url }, { title: 'Welcome', body: <FirstHeadView token={token} /> });
  }
  const person = await invitedPerson(request, link);
  if (person === undefined) return dead(request);
  const body = <InvitedView token={token} name={person.name} role={ROLE_TITLES[person.role]} />;
  return page({ url }, { title: 'Welcome', body });
}

async function invitedPerson({ deps }: OpenRequest, { personId }: OfficeLink) {
  const person = personId === null ? undefined : await findPerson(deps.db, personId);
  return person?.leftAt === null ? person : undefined;
}

async function takeUp(request: OpenRequest): Promise<Response> {
  const { deps } = request;
  const now = deps.now();
  const token = tokenOf(request);
  const link = await readLink(deps.db, token, now);
  if (link?.purpose === 'first-head') return takeUpAsHead(request, token);
  const person = link && (await join(deps.db, token, now));
  if (!person) {
    await request.audit({ action: 'sign-in refused', record: 'by link' });
    return dead(request);
  }
  return completeSignIn(request, person.id, { how: 'link', to: '/' });
}

async function takeUpAsHead(request: OpenRequest, token: string): Promise<Response> {
  const { deps, form, url } = request;
  const typed = { name: form.get('name') ?? '', email: form.get('email') ?? '' };
  const input = firstHeadInput.safeParse(typed);
  if (!input.success) {
    const errors = fieldsOf(input.error);
    const body = <FirstHeadView token={token} {...typed} errors={errors} />;
    return page({ url }, { title: 'Welcome', body, status: 422 });
  }
  const person = await joinAsFirstHead(deps.db, token, input.data, deps.now());
  if (person === undefined) return dead(request);
  await request.audit({ action: 'people first head', record: `person ${person.id}` }, person);
  return completeSignIn(request, person.id, { how: 'link', to: '/' });
}

function dead({ url }: OpenRequest): Response {
  return page({ url }, { title: 'This link has expired', body: <DeadLinkView />, status: 404 });
}
