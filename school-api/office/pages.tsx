import type { ReactNode } from 'react';
import { school } from '@/content/school';
import type { Db } from '../db';
import { peopleWith } from './people/colleagues';
import { screen } from './response';
import type { Person, Role } from './route';
import { PostForm, Submit } from './view/form';
import { RolesNeeded } from './view/roles-needed';

/** `sent`: the form that could not be handled. Browsers discard the input of an uncached page. */
type PageRequest = { url: URL; person?: Person; sent?: URLSearchParams | undefined };

function SendAgain({ url, sent }: PageRequest) {
  if (sent === undefined) return null;
  return (
    <>
      <p>Your entries are kept on this page.</p>
      <PostForm action={`${url.pathname}${url.search}`} fields={sent}>
        <Submit>Send again</Submit>
      </PostForm>
    </>
  );
}

function plain(asked: PageRequest, status: number, title: string, text: ReactNode): Response {
  const body = (
    <>
      {text}
      <SendAgain {...asked} />
      <p>
        <a href="/">Go to Today</a>
      </p>
    </>
  );
  return screen(asked, { title, body, status });
}

/** Says only what happened and what to do; `retry` is in seconds. */
const saying =
  (status: number, title: string, text: string, retry?: number) => (asked: PageRequest) => {
    const response = plain(asked, status, title, <p>{text}</p>);
    if (retry !== undefined) response.headers.set('retry-after', String(retry));
    return response;
  };

export const notFoundPage = saying(
  404,
  'Page not found',
  'This page does not exist. It may have been removed, or the address is wrong.',
);

export const crossSitePage = saying(
  403,
  'Request refused',
  'The request came from another website, so nothing was saved. Open the page again and send it from there.',
);

export const tooManyPage = saying(
  429,
  'Please wait',
  'There were too many attempts from your network. Wait 10 minutes, then try again.',
  600,
);

export const errorPage = saying(
  500,
  'Something went wrong',
  'Something went wrong on our side. If you were saving, check whether it was saved before you send it again. If this happens again, tell the person who runs the website.',
);

export const busyPage = saying(
  503,
  'Please try again',
  'The office is busy. Try again in a minute.',
  5,
);

export async function forbiddenPage(asked: PageRequest, db: Db, roles: readonly Role[]) {
  const text = (
    <RolesNeeded roles={roles} people={await peopleWith(db, roles)} task="open this page" />
  );
  return plain(asked, 403, 'You cannot open this page', text);
}

/** Not an immediate redirect to the sign-in, which would lose the input. */
export function signedOutPage(asked: PageRequest): Response {
  const text = (
    <p>
      You were signed out, so nothing has been saved yet. First{' '}
      <a href="/sign-in" target="_blank" rel="noopener">
        sign in (in a new tab)
      </a>
      ; then {asked.sent ? 'return to' : 'reload'} this page.
    </p>
  );
  return plain(asked, 403, 'Sign in, then send again', text);
}

export function tooLargePage(asked: PageRequest): Response {
  const text = (
    <p>
      The form was too long, so nothing was saved. Go back{' '}
      <a href={asked.url.pathname}>to the form</a> and shorten it. Your browser may still have what
      you typed.
    </p>
  );
  return plain(asked, 413, 'Too much text', text);
}

/** A link from elsewhere arrives without the cookie; from this page on the browser sends it. */
export function continuePage(asked: PageRequest): Response {
  const to = `${asked.url.pathname}${asked.url.search}`;
  const text = (
    <p>
      <a href={to}>Continue to the office</a>
    </p>
  );
  const response = plain(asked, 200, school.name, text);
  response.headers.set('refresh', `0; url=${to}`);
  return response;
}
