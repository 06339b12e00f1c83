import { setTimeout as wait } from 'node:timers/promises';
import type { ReactNode } from 'react';
import { isEmail } from '@/contract';
import { goTo, page } from '../answer';
import { ownPath } from '../own-site';
import { askCode, proveCode } from '../people/codes';
import type { OpenRequest, OpenRoute } from '../route';
import { completeSignIn } from './complete';
import { readCode } from './read-code';
import { CodeView, SignInView } from './views';

/** Longer than any answer takes, so that the time does not tell whether a mail was written. */
const ANSWER_MS = 250;

export const signInPages: readonly OpenRoute[] = [
  { method: 'GET', path: '/sign-in', roles: [], run: showSignIn },
  { method: 'POST', path: '/sign-in/code', roles: [], run: sendCode },
  // Reloaded, or opened from the history.
  { method: 'GET', path: '/sign-in/code', roles: [], run: () => goTo('/sign-in') },
  { method: 'POST', path: '/sign-in', roles: [], run: signInByCode },
];

function showSignIn({ url, signedIn }: OpenRequest): Response {
  const to = ownPath(url.searchParams.get('to'));
  if (signedIn) return goTo(to);
  return page({ url }, { title: 'Sign in', body: <SignInView to={to} /> });
}

async function sendCode(request: OpenRequest): Promise<Response> {
  const { deps, form, client } = request;
  const email = emailOf(form);
  const to = ownPath(form.get('to'));
  if (!isEmail(email)) {
    const errors = { email: 'Enter your e-mail address, such as name@example.org.' };
    return retry(request, <SignInView to={to} email={email} errors={errors} />);
  }
  const answered = (deps.wait ?? wait)(ANSWER_MS);
  const asked = { email, purpose: 'sign-in' } as const;
  const { refused } = await askCode(deps.db, asked, { now: deps.now(), client });
  await answered;
  if (refused) {
    return retry(request, <CodeView email={email} to={to} errors={{ code: refused }} />, 429);
  }
  return page(request, { title: 'Enter the code', body: <CodeView email={email} to={to} /> });
}

async function signInByCode(request: OpenRequest): Promise<Response> {
  const { deps, form } = request;
  const email = emailOf(form);
  const to = ownPath(form.get('to'));
  if (!isEmail(email)) return goTo('/sign-in');
  const given = readCode(form);
  const proved =
    given.refused === undefined
      ? await proveCode(deps.db, { email, purpose: 'sign-in', code: given.code }, deps.now())
      : given;
  if (proved.refused !== undefined) {
    await request.audit({ action: 'sign-in refused', record: 'by code', person: email });
    return retry(request, <CodeView email={email} to={to} errors={{ code: proved.refused }} />);
  }
  return completeSignIn(request, proved.personId, { how: 'code', to });
}

function retry({ url }: OpenRequest, body: ReactNode, status = 422): Response {
  return page({ url }, { title: 'Sign in', body, status });
}

const emailOf = (form: URLSearchParams) => (form.get('email') ?? '').trim().slice(0, 254);
