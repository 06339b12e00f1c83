import { fieldsOf } from '../../platform';
import { join, joinAsFirstHead } from '../people/join';
import { type OfficeLink, readLink } from '../people/links';
import { findPerson } from '../people/people';
import { firstHeadInput } from '../people/person-input';
import { screen } from '../response';
import { type OpenRequest, type OpenRoute, ROLE_TITLES } from '../route';
import {
  DescribedFields,
  type Errors,
  type FieldFacts,
  fieldsBy,
  PostForm,
  Submit,
} from '../view/form';
import { completeSignIn } from './complete';

/**
 * Viewing the page does not use the link up, since mail programs open links before people do. The link
 * comes from an email, without the cookie; the form is sent from our own page.
 */
export const invitedRoutes: readonly OpenRoute[] = [
  { method: 'GET', path: '/invited/:token', roles: [], run: showInvitation },
  { method: 'POST', path: '/invited/:token', roles: [], run: acceptInvitation },
];

const tokenOf = ({ params }: OpenRequest) => params.token ?? '';

async function showInvitation(request: OpenRequest): Promise<Response> {
  const { deps, url } = request;
  const token = tokenOf(request);
  const link = await readLink(deps.db, token, deps.now());
  if (link === undefined) return dead(request);
  if (link.purpose === 'first-head') return firstHeadPage(request);
  const person = await invitedPerson(request, link);
  if (person === undefined) return dead(request);
  const { name, role } = person;
  const body = (
    <PostForm action={`/invited/${token}`}>
      <Submit>Open the office</Submit>
    </PostForm>
  );
  const lead = `Your role: ${ROLE_TITLES[role]}`;
  return screen({ url }, { title: `Welcome, ${name}`, lead, body });
}

async function invitedPerson({ deps }: OpenRequest, { personId }: OfficeLink) {
  const person = personId === null ? undefined : await findPerson(deps.db, personId);
  return person?.leftAt === null ? person : undefined;
}

async function acceptInvitation(request: OpenRequest): Promise<Response> {
  const { deps } = request;
  const now = deps.now();
  const token = tokenOf(request);
  const link = await readLink(deps.db, token, now);
  if (link?.purpose === 'first-head') return acceptAsFirstHead(request, token);
  const person = link && (await join(deps.db, token, now));
  if (!person) {
    await request.audit({ action: 'sign-in refused', record: 'by link' });
    return dead(request);
  }
  return completeSignIn(request, person.id, { how: 'link', to: '/' });
}

async function acceptAsFirstHead(request: OpenRequest, token: string): Promise<Response> {
  const { deps, form } = request;
  const typed = { name: form.get('name') ?? '', email: form.get('email') ?? '' };
  const input = firstHeadInput.safeParse(typed);
  if (!input.success) return firstHeadPage(request, typed, fieldsOf(input.error));
  const person = await joinAsFirstHead(deps.db, token, input.data, deps.now());
  if (person === undefined) return dead(request);
  await request.audit({ action: 'people first head', record: `person ${person.id}` }, person);
  return completeSignIn(request, person.id, { how: 'link', to: '/' });
}

const FIRST_HEAD: Readonly<Record<string, FieldFacts>> = {
  name: { label: 'Your name', autoComplete: 'name', required: true },
  email: {
    label: 'Email address',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    required: true,
    hint: 'We send your sign-in codes there.',
  },
};

function firstHeadPage(
  request: OpenRequest,
  typed: Readonly<Record<string, string>> = {},
  errors: Errors = {},
): Response {
  const field = fieldsBy(typed, errors);
  const body = (
    <PostForm action={`/invited/${tokenOf(request)}`}>
      <DescribedFields facts={FIRST_HEAD} field={field} />
      <Submit>Open the office</Submit>
    </PostForm>
  );
  const lead =
    'You are the first person in the office. As its head, you can see everything and invite others.';
  return screen({ url: request.url }, { title: 'Welcome', lead, errors, body });
}

function dead({ url }: OpenRequest): Response {
  const body = (
    <p>
      <a href="/sign-in">Sign in</a> if you have used the office before.
    </p>
  );
  const lead = 'A link works once, within 24 hours. Ask the person who sent it for a new one.';
  return screen({ url }, { title: 'This link has expired', lead, body, status: 404 });
}
