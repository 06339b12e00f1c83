import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { OfficeRequest, Person } from './route';
import { ErrorSummary, type Errors } from './view/form';
import { Layout, PageHead } from './view/layout';
import { Notice } from './view/notice';

type Page = { title: string; body: ReactNode; status?: number };

type PageRequest = Pick<OfficeRequest, 'url' | 'flash' | 'counts'> & { person?: Person };

/** A whole page with the office's frame; without a person, the frame of the sign-in pages. */
function page(request: PageRequest, { title, body, status = 200 }: Page): Response {
  const markup = renderToStaticMarkup(
    <Layout title={title} {...request} person={request.person ?? null}>
      {body}
    </Layout>,
  );
  return new Response(`<!doctype html>${markup}`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

type Screen = ComponentProps<typeof PageHead> & {
  body: ReactNode;
  /** By field name; shown first. */
  errors?: Errors;
  /** Why nothing was done. */
  refused?: ReactNode;
  status?: number;
};

export function screen(request: PageRequest, { body, status, ...rest }: Screen): Response {
  const { errors = {}, refused, ...head } = rest;
  const isRefused = Boolean(refused) || Object.values(errors).some(Boolean);
  return page(request, {
    title: head.title,
    body: (
      <>
        <PageHead {...head} />
        <ErrorSummary errors={errors} />
        {refused ? <Notice tone="bad">{refused}</Notice> : null}
        {body}
      </>
    ),
    status: status ?? (isRefused ? 422 : 200),
  });
}

/** Redirects after a POST, with a message (a key of view/flash-messages.ts) and a signed offer. */
export function redirectTo(path: string, message?: string, offer?: string): Response {
  const url = new URL(path, 'http://office.invalid');
  if (message !== undefined) url.searchParams.set('message', message);
  if (offer !== undefined) url.searchParams.set('offer', offer);
  const location = `${url.pathname}${url.search}${url.hash}`;
  return new Response(null, { status: 303, headers: { location } });
}
