import { redirectTo, screen } from '../response';
import type { OfficeRequest, OfficeRoute } from '../route';
import { CodeField, PasskeyForm } from '../sign-in/fields';
import { PostForm, Submit } from '../view/form';
import { CONTINUE, type Pending, pendingFields } from './pending';

/** Carries the input on, so that nothing is lost. */
export function askToConfirm(request: OfficeRequest, { method, confirm }: OfficeRoute): Response {
  const { url, form } = request;
  const to = `${url.pathname}${url.search}`;
  // A download would start from this page and leave it open, so the confirmation leads to the list, with a link to the file.
  const shown = to.replace(/\/file(?=\?|$)/, '');
  if (method === 'GET') return redirectTo(`/confirm?to=${encodeURIComponent(shown)}`);
  const label = typeof confirm === 'string' ? confirm : CONTINUE;
  return confirmPage(request, { method, to, label, fields: [...form] }, { status: 403 });
}

export function confirmPage(
  request: OfficeRequest,
  pending: Pending,
  { isSent = false, error, ...answer }: { status?: number; isSent?: boolean; error?: string } = {},
): Response {
  const { email } = request.person;
  const fields = pendingFields(pending);
  const tone = isSent ? 'secondary' : 'primary';
  const sent = `We sent a code to ${email}. You can use it once, within 10 minutes.`;
  const body = (
    <>
      <PasskeyForm action="/confirm/passkey" {...{ fields, tone }} />
      {isSent ? (
        <PostForm action="/confirm" fields={fields}>
          {error ? null : <p>{sent}</p>}
          <CodeField error={error} />
          <Submit>Continue</Submit>
        </PostForm>
      ) : null}
      <PostForm action="/confirm/code" fields={fields}>
        <Submit tone="secondary">{isSent ? 'Send another code' : `Send a code to ${email}`}</Submit>
      </PostForm>
    </>
  );
  const next =
    pending.method === 'POST' ? ` Then press “${pending.label}”. Your entries are kept.` : '';
  return screen(request, {
    title: 'Confirm it’s you',
    lead: `You last used a passkey or a code more than 10 minutes ago. Please use one again.${next}`,
    errors: isSent ? { code: error } : {},
    refused: isSent ? undefined : error,
    body,
    ...answer,
  });
}

/** The person submits it again, since a redirect cannot carry a form. */
export function sendAgainPage(request: OfficeRequest, { label, to, fields }: Pending): Response {
  const body = (
    <>
      <PostForm action={to} fields={fields}>
        <Submit>{label}</Submit>
      </PostForm>
      <p>
        <a href="/">Cancel</a>
      </p>
    </>
  );
  return screen(request, { title: label, lead: 'Thank you. Nothing has been changed yet.', body });
}
