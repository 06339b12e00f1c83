import { setTimeout as wait } from 'node:timers/promises';
import type { ReactNode } from 'react';
import { isEmail } from '@/contract';
import { countLimitReached } from '../../platform';
import { goTo, page } from '../answer';
import { ownPath } from '../own-site';
import { askCode, proveCode } from '../people/codes';
import type { Outcome } from '../people/outcome';
import { isActive, type OfficePerson, personByEmail } from '../people/people';
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

function showSignIn(request: OpenRequest): Response {
  const to = ownPath(request.url.searchParams.get('to'));
  if (request.signedIn) return goTo(to);
  return page(request, { title: 'Sign in', body: <SignInView to={to} /> });
}

async function sendCode(request: OpenRequest): Promise<Response> {
  const { form } = request;
  const email = emailOf(form);
  const to = ownPath(form.get('to'));
  if (!isEmail(email)) {
    const errors = { email: 'Enter your email address, such as name@example.org.' };
    return retry(request, <SignInView to={to} email={email} errors={errors} />);
  }
  const { refused } = await slowly(request, () => ask(request, email));
  if (refused) {
    return retry(request, <CodeView email={email} to={to} errors={{ code: refused }} />, 429);
  }
  return page(request, { title: 'Enter your code', body: <CodeView email={email} to={to} /> });
}

type Whose = { person: OfficePerson; purpose: 'known-browser' | 'sign-in' };

async function findWhose({ deps, known }: OpenRequest, email: string): Promise<Whose | undefined> {
  const person = await personByEmail(deps.db, email);
  if (person === undefined || !isActive(person)) return undefined;
  return { person, purpose: known.includes(person.id) ? 'known-browser' : 'sign-in' };
}

/** A stranger is answered as for an unknown address, whatever was done: so nobody learns who works here. */
async function ask(request: OpenRequest, email: string): Promise<Outcome> {
  const { deps, client } = request;
  const whose = await findWhose(request, email);
  if (whose === undefined) return {};
  const { person, purpose } = whose;
  const asked = await askCode(deps.db, person, { purpose, client }, deps.now());
  if (asked.refused === undefined || purpose === 'known-browser') return asked;
  if (asked.isFull) {
    countLimitReached('office-codes');
    const facts = { event: 'office-codes-capped', person: person.id };
    deps.log.warn(facts, 'strangers have had all codes of an hour sent to a person of the office');
  }
  return {};
}

const WRONG = 'This code is wrong or has expired. Check it, or send another code.';

async function signInByCode(request: OpenRequest): Promise<Response> {
  const { form } = request;
  const email = emailOf(form);
  const to = ownPath(form.get('to'));
  if (!isEmail(email)) return goTo('/sign-in');
  const given = readCode(form);
  const proved =
    given.refused === undefined
      ? await slowly(request, () => prove(request, email, given.code))
      : given;
  if (proved.refused !== undefined) {
    await request.audit({ action: 'sign-in refused', record: 'by code', person: email });
    return retry(request, <CodeView email={email} to={to} errors={{ code: proved.refused }} />);
  }
  return completeSignIn(request, proved.personId, { how: 'code', to });
}

async function prove(
  request: OpenRequest,
  email: string,
  code: string,
): Promise<Outcome<{ personId: number }>> {
  const { db, now } = request.deps;
  const whose = await findWhose(request, email);
  if (whose === undefined) return { refused: WRONG };
  const { person, purpose } = whose;
  const proved = await proveCode(db, person, { purpose, code }, now());
  return proved.refused === undefined || purpose === 'known-browser' ? proved : { refused: WRONG };
}

async function slowly<T>({ deps }: OpenRequest, work: () => Promise<T>): Promise<T> {
  const answered = (deps.wait ?? wait)(ANSWER_MS);
  const done = await work();
  await answered;
  return done;
}

function retry({ url }: OpenRequest, body: ReactNode, status = 422): Response {
  return page({ url }, { title: 'Sign in', body, status });
}

const emailOf = (form: URLSearchParams) => (form.get('email') ?? '').trim().slice(0, 254);
