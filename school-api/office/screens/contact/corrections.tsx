import { addDays } from 'date-fns';
import { formatInIndia } from '@/content/india-time';
import { CORRECTION_DAYS } from '@/contract';
import type { Db } from '../../../db';
import { listCorrections, markCorrected } from '../../../privacy';
import { rowNumber } from '../../../records';
import { audited } from '../../audit';
import { redirectWithUndo } from '../../flash';
import { redirectTo, screen } from '../../response';
import type { OfficeRequest, OfficeRoute, Role } from '../../route';
import { ActionForm } from '../../view/action';
import { DataTable } from '../../view/data-table';
import { Stamp } from '../../view/stamp';
import { MailLink } from '../records/cells';

/** Requests that people sent from the page with their data. */
export const CORRECTIONS = { href: '/messages/corrections', label: 'Requests to correct data' };

const roles: readonly Role[] = ['admissions', 'head'];

export const replyBy = (at: Date) => formatInIndia(addDays(at, CORRECTION_DAYS), 'd MMM yyyy');

async function showCorrections(request: OfficeRequest): Promise<Response> {
  const requests = await listCorrections(request.deps.db);
  await request.audit({ action: 'messages corrections', record: `requests: ${requests.length}` });
  const body = (
    <DataTable
      caption={CORRECTIONS.label}
      rows={requests}
      columns={[
        {
          head: 'What is wrong',
          cell: ({ text }) => <p className="whitespace-pre-line wrap-anywhere">{text}</p>,
        },
        { head: 'Email', cell: ({ email }) => <MailLink to={email} subject="Your data" /> },
        {
          head: 'Records',
          cell: ({ email }) => (
            <a className="link" href={`/search?${new URLSearchParams({ q: email })}`}>
              Find<span className="sr-only"> the records of {email}</span>
            </a>
          ),
        },
        { head: 'Asked', cell: ({ at }) => <Stamp at={at} /> },
        { head: 'Reply by', cell: ({ at }) => replyBy(at), short: true },
        {
          head: 'Done',
          cell: ({ id, email }) => (
            <ActionForm
              action={`${CORRECTIONS.href}/${id}/done`}
              of={`with the request of ${email}`}
            >
              Done
            </ActionForm>
          ),
        },
      ]}
      empty={<p>There are no requests.</p>}
    />
  );
  const back = { href: '/messages', label: 'Messages' };
  const lead =
    'Each address was verified with a code. Correct the data and reply, then press Done.';
  return screen(request, { title: CORRECTIONS.label, back, lead, body });
}

async function setDone(request: OfficeRequest): Promise<Response> {
  const { deps, form, params } = request;
  const id = rowNumber(params.request ?? '') ?? 0;
  const isUndo = form.get('undo') === 'yes';
  const action = `messages correction ${isUndo ? 'reopened' : 'done'}`;
  const entry = (person: string | undefined) => ({
    ...{ action, record: `request ${id}` },
    ...(person && { person }),
  });
  const mark = (tx: Db) => markCorrected(tx, id, isUndo ? null : deps.now());
  const person = await audited(request, entry, mark);
  if (person === undefined) return redirectTo(CORRECTIONS.href, 'correction-same');
  if (isUndo) return redirectTo(CORRECTIONS.href, 'correction-reopened');
  const undo = { action: `${CORRECTIONS.href}/${id}/done`, fields: { undo: 'yes' } };
  return redirectWithUndo(request, CORRECTIONS.href, 'correction-done', undo);
}

/** Before the routes of a single message, which would treat this as its number. */
export const correctionRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: CORRECTIONS.href, roles, run: showCorrections },
  { method: 'POST', path: `${CORRECTIONS.href}/:request/done`, roles, run: setDone },
];
