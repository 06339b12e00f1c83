import { formatInIndia } from '@/content/india-time';
import { formatPaise } from '@/contract';
import type { Db } from '../../../db';
import { render } from '../../../mail';
import {
  type DonorWithoutPan,
  donorsWithoutPan,
  type FinancialYear,
  isPastDue,
  MAX_PAN_REQUESTS,
  panRequestOf,
  recallPanRequests,
  requestPan,
} from '../../../money';
import { audited } from '../../audit';
import { momentField, momentIn, redirectWithUndo } from '../../flash';
import { redirectTo, screen } from '../../response';
import type { OfficeRequest } from '../../route';
import { type Column, DataTable } from '../../view/data-table';
import { PostForm, Submit } from '../../view/form';
import { counted } from '../../view/text';
import { MailLink } from '../records/cells';
import { LIST } from './labels';
import { pagesOfReceipts } from './receipt';
import { dueDay, pathOf, statementLink, withStatement, withYear } from './year';

const SHOWN = 200;

const sumOf = ({ receipts }: DonorWithoutPan) =>
  receipts.reduce((paise, { amount, returned }) => paise + amount - returned, 0);

const columns: readonly Column<DonorWithoutPan>[] = [
  { head: 'Donor', cell: ({ donorName }) => donorName || 'Unknown' },
  { head: 'Email', cell: ({ email }) => (email === '' ? 'None' : <MailLink to={email} />) },
  { head: 'Donations', align: 'end', cell: ({ receipts }) => String(receipts.length) },
  { head: 'Amount', align: 'end', cell: (donor) => formatPaise(sumOf(donor)) },
  {
    head: 'Asked',
    cell: ({ email, askedAt, isUndelivered }) => {
      if (isUndelivered) return 'Not delivered: call or write';
      if (askedAt) return formatInIndia(askedAt, 'd MMM yyyy');
      return email === '' ? 'Call or write' : 'Not yet';
    },
  },
];

const isDue = ({ email, askedAt }: DonorWithoutPan) => email !== '' && askedAt === undefined;

const mustBeCalled = ({ email, isUndelivered }: DonorWithoutPan) => email === '' || isUndelivered;

/** Previews who would be asked, and the email. */
export const showAsk = withStatement(async (request, year, statement) => {
  const record = `donors of ${year.name} without a PAN`;
  await request.audit({ action: 'donations statement', record });
  const donors = await donorsWithoutPan(request.deps.db, year, statement);
  const due = donors.filter(isDue);
  const asked = donors.filter((donor) => !isDue(donor) && !mustBeCalled(donor));
  const count = Math.min(due.length, MAX_PAN_REQUESTS);
  const shown = [...due, ...donors.filter(mustBeCalled), ...asked].slice(0, SHOWN);
  const pages = await pagesOfReceipts(
    request.deps.db,
    shown.flatMap(({ receipts }) => receipts.slice(0, 1)),
  );
  const body = (
    <>
      {count > 0 ? (
        <PostForm action={`${pathOf(year)}/ask`}>
          <Submit>Email {counted(count, 'donor')}</Submit>
        </PostForm>
      ) : (
        <p>Nobody to ask by email.</p>
      )}
      <DataTable
        caption="Donors without a PAN"
        rows={shown}
        columns={columns}
        href={({ receipts }) => pages.get(receipts[0]?.number ?? '') ?? LIST.href}
        empty={<p>We have every donor’s PAN.</p>}
      />
      {due[0] ? <Preview request={request} year={year} donor={due[0]} /> : null}
    </>
  );
  const lead = (
    <p>
      We ask each donor once a year.{' '}
      {isPastDue(year.since, request.deps.now())
        ? `They reply: after ${dueDay(year)} the website does not take the PAN.`
        : 'They reply, or enter the PAN on the website.'}
    </p>
  );
  const title = `Ask for PANs, ${year.name}`;
  return screen(request, { title, back: statementLink(year), lead, body });
});

type PreviewProps = { request: OfficeRequest; year: FinancialYear; donor: DonorWithoutPan };

function Preview({ request, year, donor }: PreviewProps) {
  const { school } = request.deps.config.mail;
  const mail = render('pan-request', panRequestOf(year, donor, request.deps.now()), school);
  return (
    <section>
      <h2>The email to {donor.donorName || donor.email}</h2>
      <p>
        <strong>{mail?.subject}</strong>
      </p>
      <div className="both-words max-h-none">{mail?.text}</div>
    </section>
  );
}

export const sendPanRequests = withStatement(async (request, year, statement) => {
  const { deps } = request;
  const donors = await donorsWithoutPan(deps.db, year, statement);
  const now = deps.now();
  const action = 'donations pan ask';
  const entry = (count: number) => ({
    action,
    record: `${counted(count, 'donor')} of ${year.name}`,
  });
  const ask = (tx: Db) => requestPan(tx, year, donors, now);
  const asked = await audited(request, entry, ask);
  const path = pathOf(year);
  if (asked === 0) return redirectTo(path, 'pan-asked-nobody');
  const undo = { action: `${path}/ask/undo`, fields: momentField(now) };
  return redirectWithUndo(request, path, 'pan-asked', undo);
});

export const undoPanRequests = withYear(async (request, year) => {
  const at = momentIn(request.form);
  const entry = { action: 'donations pan ask undo', record: `donors of ${year.name}` };
  const recalled = await audited(request, entry, (tx) => recallPanRequests(tx, year, at));
  return redirectTo(pathOf(year), recalled > 0 ? 'pan-recalled' : 'letter-gone');
});
