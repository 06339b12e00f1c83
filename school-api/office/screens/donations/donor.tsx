import { formatInIndia } from '@/content/india-time';
import { formatPaise } from '@/contract';
import type { Receipt } from '../../../db';
import { countedAmount, renderOneAtATime, statementPdf, statementsOf } from '../../../money';
import { screen } from '../../response';
import { type Column, DataTable } from '../../view/data-table';
import { Facts } from '../../view/facts';
import { Phone } from '../../view/stamp';
import { MailLink } from '../records/cells';
import { noSuchRecord } from '../records/missing';
import type { RecordAction } from '../records/screens';
import { LIST } from './labels';
import {
  backTo,
  type Donation,
  type DonorReceipt,
  pagesOfReceipts,
  receiptsOfSameDonor,
  sendPdf,
} from './receipt';

const columns: readonly Column<DonorReceipt>[] = [
  { head: 'Receipt', cell: ({ receipt }) => receipt.number, short: true },
  { head: 'Date', cell: ({ receipt }) => dayOf(receipt), short: true },
  { head: 'Donor', cell: ({ receipt }) => receipt.payerName || 'Unknown' },
  {
    head: 'After refunds',
    align: 'end',
    cell: ({ receipt }) => formatPaise(countedAmount(receipt)),
  },
  { head: 'PAN', cell: ({ hasPan }) => (hasPan === undefined ? '' : hasPan ? 'Yes' : 'No') },
];

const dayOf = ({ paidAt }: Receipt) => formatInIndia(paidAt, 'd MMM yyyy');

export const showDonor: RecordAction<Donation> = async (request, found) => {
  const { path, person, phone, donor } = found;
  await request.audit({ action: 'donations donor', record: found.name, person });
  const rows = await receiptsOfSameDonor(request, found);
  const receipts = rows.map((row) => row.receipt);
  const pages = await pagesOfReceipts(request.deps.db, receipts);
  const asked = rows.filter(({ hasPan }) => hasPan !== undefined);
  const title = donor || receipts[0]?.payerName || 'Unknown donor';
  const total = receipts.reduce((sum, one) => sum + countedAmount(one), 0);
  const body = (
    <>
      <Facts
        items={[
          { term: 'Donations', value: String(receipts.length) },
          { term: 'Total after refunds', value: formatPaise(total) },
          { term: 'Email', value: person === '' ? '' : <MailLink to={person} /> },
          {
            term: 'Phone',
            value: phone && <Phone number={phone.mobile} code={phone.mobileCode} />,
          },
          { term: 'PAN', value: panOf(asked) },
        ]}
      />
      <h2>By year</h2>
      <DataTable
        caption="Years, April to March, newest first"
        rows={statementsOf(receipts)}
        columns={[
          { head: 'Year', cell: ({ year }) => `Statement ${year} (PDF)` },
          { head: 'Donations', align: 'end', cell: ({ receipts: all }) => String(all.length) },
          { head: 'Total', align: 'end', cell: ({ sums }) => formatPaise(sums.donation) },
        ]}
        href={({ year }) => `${path}/donor/${year}`}
        empty={<p>We have not received a donation yet.</p>}
      />
      <h2>Donations</h2>
      <DataTable
        caption="Donations, newest first"
        rows={rows}
        columns={columns}
        href={({ receipt: { number } }) => pages.get(number) ?? LIST.href}
        empty={<p>None.</p>}
      />
    </>
  );
  const lead = <p>All donations with the same email, phone or PAN.</p>;
  return screen(request, { title, back: backTo(request, found), lead, body });
};

function panOf(asked: readonly DonorReceipt[]): string {
  const known = asked.filter(({ hasPan }) => hasPan).length;
  if (asked.length === 0) return '';
  return known === 0 ? 'We do not have it' : `We have it for ${known} of ${asked.length} donations`;
}

export const sendDonorStatement: RecordAction<Donation> = async (request, found) => {
  const { deps, params, audit } = request;
  const { pdfSchool } = deps.config;
  const rows = await receiptsOfSameDonor(request, found);
  const statements = statementsOf(rows.map(({ receipt }) => receipt));
  const statement = statements.find(({ year }) => year === params.year);
  if (statement === undefined) return noSuchRecord(request, 'statement', LIST);
  await audit({ action: 'donations donor statement', record: found.name, person: found.person });
  const pdf = await renderOneAtATime(() => statementPdf(statement, found.person, pdfSchool));
  return sendPdf(pdf, 'statement', statement.year);
};
