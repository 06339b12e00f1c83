import { setTimeout as wait } from 'node:timers/promises';
import { isEmail } from '@/contract';
import { countLimitReached } from '../../platform';
import { ownPath } from '../own-site';
import { ceremonyOf } from '../people/challenges';
import { issueCode, readCode, verifyCode } from '../people/codes';
import type { Outcome } from '../people/outcome';
import { authenticationOptions } from '../people/passkey-options';
import { isActive, type OfficePerson, personByEmail } from '../people/people';
import { verifyPasskey } from '../people/verify-passkey';
import { redirectTo } from '../response';
import type { OpenRequest, OpenRoute } from '../route';
import { completeSignIn } from './complete';
import { codeScreen, signInScreen } from './screens';

/** Longer than any response takes, so that timing does not reveal whether an email was sent. */
const ANSWER_MS = 250;

const PASSKEY = { method: 'POST', roles: [], unlimited: true } as const;

export const signInPages: readonly OpenRoute[] = [
  { method: 'GET', path: '/sign-in', roles: [], run: showSignIn },
  { method: 'POST', path: '/sign-in/code', roles: [], run: sendCode },
  // Reloaded, or opened from the history.
  { method: 'GET', path: '/sign-in/code', roles: [], run: () => redirectTo('/sign-in') },
  { method: 'POST', path: '/sign-in', roles: [], run: signInByCode },
  { ...PASSKEY, path: '/sign-in/passkey/options', run: sendOptions },
  { ...PASSKEY, path: '/sign-in/passkey', run: signInByPasskey },
];

function showSignIn(request: OpenRequest): Response {
  const to = ownPath(request.url.searchParams.get('to'));
  if (request.signedIn) return redirectTo(to);
  return signInScreen(request, { to });
}

async function sendCode(request: OpenRequest): Promise<Response> {
  const { form, url } = request;
  const email = emailOf(form);
  const to = ownPath(form.get('to'));
  if (!isEmail(email)) {
    const error = 'Enter your email address, such as name@example.org.';
    return signInScreen({ url }, { to, email, error });
  }
  const { refused } = await slowly(request, () => ask(request, email));
  if (refused) return codeScreen({ url }, { email, to, error: refused, status: 429 });
  return codeScreen(request, { email, to });
}

type Owner = { person: OfficePerson; purpose: 'known-browser' | 'sign-in' };

async function findCodeOwner(
  { deps, known }: OpenRequest,
  email: string,
): Promise<Owner | undefined> {
  const person = await personByEmail(deps.db, email);
  if (person === undefined || !isActive(person)) return undefined;
  return { person, purpose: known.includes(person.id) ? 'known-browser' : 'sign-in' };
}

/** Strangers get the same response as for an unknown address, so that nobody learns who works here. */
async function ask(request: OpenRequest, email: string): Promise<Outcome> {
  const { deps, client } = request;
  const owner = await findCodeOwner(request, email);
  if (owner === undefined) return {};
  const { person, purpose } = owner;
  const issued = await issueCode(deps.db, person, { purpose, client }, deps.now());
  if (issued.refused === undefined || purpose === 'known-browser') return issued;
  if (issued.isFull) {
    countLimitReached('office-codes');
    const facts = { event: 'office-codes-capped', person: person.id };
    deps.log.warn(facts, 'hourly limit of sign-in codes reached for a staff account');
  }
  return {};
}

const WRONG = 'This code is wrong or has expired. Check it, or send another code.';

async function signInByCode(request: OpenRequest): Promise<Response> {
  const { form, url } = request;
  const email = emailOf(form);
  const to = ownPath(form.get('to'));
  if (!isEmail(email)) return redirectTo('/sign-in');
  const entered = readCode(form);
  const verified =
    entered.refused === undefined
      ? await slowly(request, () => verify(request, email, entered.code))
      : entered;
  if (verified.refused !== undefined) {
    await request.audit({ action: 'sign-in refused', record: 'by code', person: email });
    return codeScreen({ url }, { email, to, error: verified.refused });
  }
  return completeSignIn(request, verified.personId, { how: 'code', to });
}

async function verify(
  request: OpenRequest,
  email: string,
  code: string,
): Promise<Outcome<{ personId: number }>> {
  const { db, now } = request.deps;
  const owner = await findCodeOwner(request, email);
  if (owner === undefined) return { refused: WRONG };
  const { person, purpose } = owner;
  const verified = await verifyCode(db, person, { purpose, code }, now());
  return verified.refused === undefined || purpose === 'known-browser'
    ? verified
    : { refused: WRONG };
}

async function slowly<T>({ deps }: OpenRequest, work: () => Promise<T>): Promise<T> {
  const answered = (deps.wait ?? wait)(ANSWER_MS);
  const done = await work();
  await answered;
  return done;
}

const emailOf = (form: URLSearchParams) => (form.get('email') ?? '').trim().slice(0, 254);

async function sendOptions(request: OpenRequest): Promise<Response> {
  return Response.json(await authenticationOptions(request.deps.db, null, ceremonyOf(request)));
}

async function signInByPasskey(request: OpenRequest): Promise<Response> {
  const { deps, form, url } = request;
  const to = ownPath(form.get('to'));
  const asking = { purpose: 'sign-in', personId: null } as const;
  const answer = form.get('passkey') ?? '';
  const verified = await verifyPasskey(deps.db, answer, asking, ceremonyOf(request));
  if (verified.refused !== undefined) {
    await request.audit({ action: 'sign-in refused', record: 'by passkey' });
    return signInScreen({ url }, { to, error: verified.refused });
  }
  return completeSignIn(request, verified.personId, { how: 'passkey', to });
}
