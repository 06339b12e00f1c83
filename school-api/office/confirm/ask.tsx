import { goTo, page } from '../answer';
import type { OfficeRequest, OfficeRoute } from '../route';
import { ConfirmView } from './views';
import { CONTINUE, type Wish } from './wish';

/** What was typed is carried on: nothing is lost. */
export function askToConfirm(request: OfficeRequest, { method, confirm }: OfficeRoute): Response {
  const { url, form } = request;
  const to = `${url.pathname}${url.search}`;
  // A file would leave the browser on this page: the one that offers it comes after the proof.
  const shown = to.replace(/\/file(?=\?|$)/, '');
  if (method === 'GET') return goTo(`/confirm?to=${encodeURIComponent(shown)}`);
  const act = typeof confirm === 'string' ? confirm : CONTINUE;
  return confirmPage(request, { method, to, act, fields: [...form] }, { status: 403 });
}

type State = { status?: number; isSent?: boolean; error?: string };

export function confirmPage(
  request: OfficeRequest,
  wish: Wish,
  { status = 200, isSent = false, error }: State = {},
): Response {
  const errors: Record<string, string> = error === undefined ? {} : { code: error };
  const { email } = request.person;
  const body = <ConfirmView wish={wish} email={email} isSent={isSent} errors={errors} />;
  return page(request, { title: 'Confirm it’s you', body, status });
}
