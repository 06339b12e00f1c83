import { formatInIndia } from '@/content/india-time';
import { formatPaise, parsePaise } from '@/contract';
import { RETENTION } from '@/contract/facts/retention';
import {
  type DonorWithoutPan,
  dayInIndia,
  donorsOf,
  donorsWithoutPan,
  type FinancialYear,
  filingOf,
  hasChanged,
  hasPans,
  lastYears,
  lawOn,
  listCertificates,
  missingDonations,
  missingPaise,
  outdated,
  PORTAL_NUMBER_FORMAT,
  pageOfDonations,
  type Statement,
} from '../../../money';
import { screen } from '../../response';
import type { OfficeRequest } from '../../route';
import { type Column, DataTable } from '../../view/data-table';
import { Facts } from '../../view/facts';
import { Field, PostForm, Submit } from '../../view/form';
import { Notice } from '../../view/notice';
import { Tag } from '../../view/stamp';
import { counted } from '../../view/text';
import { LIST } from './labels';
import { pagesOfReceipts } from './receipt';
import { dueDay, pathOf, STATEMENTS, statementOf } from './year';

const YEARS = 5;
/** The file has all of them. */
const LISTED = 100;

/** Years for which a statement can still be requested. */
export async function showStatementYears(request: OfficeRequest): Promise<Response> {
  const { db, now, config } = request.deps;
  const rows = await Promise.all(
    lastYears(now(), YEARS).map(async (year) => ({
      year,
      filed: (await filingOf(db, year)).acknowledgement,
      isEmpty:
        config.tax.registrations.length === 0 ||
        (await pageOfDonations(db, year, '', 1)).length === 0,
    })),
  );
  const body = (
    <>
      {config.tax.registrations.length === 0 ? <NoRegistration /> : null}
      <DataTable
        caption="Years"
        rows={rows}
        columns={[
          { head: 'Year', cell: ({ year }) => year.name },
          { head: 'Form', cell: ({ year }) => lawOn(year.since).statement },
          { head: 'Due by', cell: ({ year }) => dueDay(year) },
          { head: 'Filed as', cell: (one) => one.filed || <NotFiled {...one} now={now()} /> },
        ]}
        href={({ year }) => pathOf(year)}
      />
    </>
  );
  const lead = (
    <p>
      Each statement lists the donations of a year, April to March. You file it on the income-tax
      portal.
    </p>
  );
  return screen(request, { title: STATEMENTS.label, back: LIST, lead, body });
}

function NoRegistration() {
  return (
    <Notice tone="bad">
      <p>
        We do not know the school’s registration for tax deductions, so we cannot make a statement.
        Ask whoever runs the site to add it to content/school.ts.
      </p>
    </Notice>
  );
}

const NotFiled = ({ year, isEmpty, now }: { year: FinancialYear; isEmpty: boolean; now: Date }) =>
  !isEmpty && dayInIndia(now) > year.due ? (
    <Tag tone="bad">Overdue</Tag>
  ) : (
    <Tag tone="plain">{isEmpty ? 'Nothing to file' : 'Not filed'}</Tag>
  );

type Missing = ReturnType<typeof missingDonations>[number];

/** The file has no digit grouping. */
const rupees = ({ amount_rupees }: Missing) => formatPaise(parsePaise(amount_rupees) ?? 0);

const columns: readonly Column<Missing>[] = [
  { head: 'Receipt', cell: (donation) => donation.receipt_number, short: true },
  { head: 'Donor', cell: (donation) => donation.donor_name || 'Unknown' },
  { head: 'Amount', align: 'end', cell: (donation) => rupees(donation) },
  { head: 'Why', cell: (donation) => donation.reasons },
];

export async function showStatement(
  request: OfficeRequest,
  year: FinancialYear,
  wrong?: FilingError,
): Promise<Response> {
  const { deps, audit } = request;
  if (!hasPans(year, deps.now())) return showClosed(request, year);
  await audit({ action: 'donations statement', record: `all donations of ${year.name}` });
  const statement = await statementOf(deps, year);
  const form = lawOn(year.since).statement;
  const isOver = deps.now() >= year.until;
  const isEmpty = !statement || statement.rows.length + statement.left.length === 0;
  const acknowledgement = statement?.filing.acknowledgement ?? '';
  const isChanged = statement
    ? await hasChanged(deps.db, year, { filing: statement.filing, now: deps.now() })
    : false;
  const lacking = statement ? await donorsWithoutPan(deps.db, year, statement) : [];
  const certificates = await listCertificates(deps.db, year.name);
  const left = (statement?.left ?? []).slice(0, LISTED);
  const pages = await pagesOfReceipts(
    deps.db,
    left.map(({ donation }) => donation.receipt),
  );
  const body = !statement ? (
    <NoRegistration />
  ) : isEmpty && acknowledgement === '' && !wrong ? (
    <p>There are no donations in this year.</p>
  ) : (
    <Steps
      {...{ statement, form, wrong, isChanged, pages }}
      toCorrect={outdated(certificates, donorsOf(statement.rows)).length}
      path={pathOf(year)}
      lacking={lacking.filter(({ email }) => email !== '')}
    />
  );
  const lead = (
    <p>
      {form}, due by {dueDay(year)}.{' '}
      {isOver ? '' : 'The year is not over, so there may be more donations. '}
      {statement && acknowledgement === '' ? (
        <NotFiled {...{ year, isEmpty }} now={deps.now()} />
      ) : null}
    </p>
  );
  const errors = { acknowledgement: wrong?.error };
  const title = `Statement ${year.name}`;
  return screen(request, { title, back: STATEMENTS, lead, errors, body });
}

/** Without its PANs, it would list all donations as left out. */
async function showClosed(request: OfficeRequest, year: FinancialYear): Promise<Response> {
  const { acknowledgement, rows, paise } = await filingOf(request.deps.db, year);
  const deletedIn = Number(formatInIndia(year.until, 'yyyy')) + RETENTION.panYears;
  const filed = [
    { term: 'Acknowledgement number', value: acknowledgement },
    { term: 'Filed', value: `${counted(rows, 'row')} with ${formatPaise(paise)}` },
  ];
  const body = (
    <>
      <Facts items={acknowledgement === '' ? [] : filed} />
      <p>
        <a href={`${pathOf(year)}/certificates`}>Certificates</a>
      </p>
    </>
  );
  const lead = (
    <p>
      {lawOn(year.since).statement}. The PANs of this year were deleted on 1 April {deletedIn}, so
      we can no longer make its statement.
    </p>
  );
  return screen(request, { title: `Statement ${year.name}`, back: STATEMENTS, lead, body });
}

type FilingError = { typed: string; error: string };

type StepsProps = {
  statement: Statement;
  lacking: readonly DonorWithoutPan[];
  form: string;
  path: string;
  isChanged: boolean;
  /** Of the donations left out, by receipt number. */
  pages: ReadonlyMap<string, string>;
  /** The number of certificates that differ from the statement. */
  toCorrect: number;
  wrong: FilingError | undefined;
};

function Steps({ statement, lacking, form, path, wrong, isChanged, pages, toCorrect }: StepsProps) {
  const { rows, stated, left, filing } = statement;
  const missing = formatPaise(missingPaise(statement));
  const isFiled = filing.acknowledgement !== '' && !isChanged;
  const next = isFiled ? 'certificates' : rows.length > 0 ? 'file' : 'ask';
  const tone = (step: typeof next) => (step === next ? 'primary' : 'secondary');
  return (
    <>
      {isChanged ? (
        <Notice tone="bad">
          <p>
            The donations of this year have changed since you saved the number. You filed{' '}
            {counted(filing.rows, 'row')} with {formatPaise(filing.paise)}; now there are{' '}
            {counted(rows.length, 'row')} with {formatPaise(stated)}. File a correction and save its
            number. If the accountant says that none is needed, save the same number again.
          </p>
        </Notice>
      ) : null}
      <h2>1. Ask for what is missing</h2>
      <p>The list below says which donations are left out, and why.</p>
      {lacking.length > 0 ? (
        <p>
          <a className={`button button-${tone('ask')}`} href={`${path}/ask`}>
            Ask {counted(lacking.length, 'donor')} for the PAN
          </a>
        </p>
      ) : null}
      <h2>2. Make the file</h2>
      {rows.length > 0 ? (
        <>
          <p>
            <a className={`button button-${tone('file')}`} href={`${path}/portal`} download>
              Download {form} (CSV)
            </a>
          </p>
          <p>It has {counted(rows.length, 'row')}, with the PAN of each donor. Do not share it.</p>
        </>
      ) : (
        <p>There is nothing to file: all donations are left out.</p>
      )}
      <h2>3. File it</h2>
      <p>Upload the file to the income-tax portal. Then delete it from your computer.</p>
      <h2>4. Enter the number</h2>
      <PostForm action={`${path}/filed`}>
        <Field
          label="Acknowledgement number"
          name="acknowledgement"
          value={wrong?.typed ?? filing.acknowledgement}
          error={wrong?.error}
          autoComplete="off"
          hint={`As the portal shows it after filing: ${PORTAL_NUMBER_FORMAT}.`}
        />
        <Submit tone="secondary">Save number</Submit>
      </PostForm>
      <h2>5. Send the certificates</h2>
      {toCorrect > 0 ? (
        <p>
          The statement has changed: {counted(toCorrect, 'certificate')} must be corrected. The list
          begins with them.
        </p>
      ) : null}
      <p>
        <a className={`button button-${tone('certificates')}`} href={`${path}/certificates`}>
          Certificates
        </a>
      </p>
      <h2>What the statement includes and leaves out</h2>
      <Facts
        items={[
          { term: 'In the statement', value: formatPaise(stated) },
          { term: 'Left out', value: `${missing}, ${counted(left.length, 'donation')}` },
        ]}
      />
      <DataTable
        caption={`Donations left out of the statement${left.length > LISTED ? `, the first ${LISTED}` : ''}`}
        rows={missingDonations({ left: left.slice(0, LISTED) })}
        columns={columns}
        href={({ receipt_number }) => pages.get(receipt_number) ?? LIST.href}
        empty={<p>Nothing is missing.</p>}
      />
      {left.length === 0 ? null : (
        <p>
          <a href={`${path}/missing`} download>
            Download {counted(left.length, 'donation')} with the reasons (CSV)
          </a>
        </p>
      )}
    </>
  );
}
