import { formatInIndia } from '@/content/india-time';
import { formatPaise, parsePaise } from '@/contract';
import {
  acknowledgementOf,
  type FinancialYear,
  financialYear,
  financialYearOf,
  lawOn,
  makeStatement,
  missingGifts,
  missingPaise,
  type Statement,
} from '../../../money';
import { page } from '../../answer';
import type { OfficeRequest } from '../../route';
import { type Column, DataTable } from '../../view/data-table';
import { Facts } from '../../view/facts';
import { ErrorSummary, Field, PostForm, Submit } from '../../view/form';
import { PageHead } from '../../view/head';
import { Notice } from '../../view/notice';
import { LIST } from './labels';

const TITLE = 'Statement of the year';
const YEARS = 5;
/** The file has all of them. */
const LISTED = 100;

/** The years that a statement may still be asked for. */
export async function showStatementYears(request: OfficeRequest): Promise<Response> {
  const { db, now, config } = request.deps;
  const [current = 0] = financialYear(now()).split('-').map(Number);
  const names = Array.from({ length: YEARS }, (_, back) => current - back).map(
    (year) => `${year}-${String((year + 1) % 100).padStart(2, '0')}`,
  );
  const rows = await Promise.all(
    names
      .flatMap((name) => financialYearOf(name) ?? [])
      .map(async (year) => ({
        year,
        filed: await acknowledgementOf(db, year.name),
      })),
  );
  const body = (
    <>
      <PageHead
        title={TITLE}
        back={LIST}
        lead={<p>What the income-tax portal wants to know of a year’s gifts, April to March.</p>}
      />
      {config.tax.registration === undefined ? <NoRegistration /> : null}
      <DataTable
        caption="Years"
        rows={rows}
        columns={[
          { head: 'Year', cell: ({ year }) => year.name },
          { head: 'Form', cell: ({ year }) => lawOn(year.since).statement },
          { head: 'Due by', cell: ({ year }) => dayOf(year) },
          { head: 'Filed as', cell: ({ filed }) => filed || 'Not filed yet' },
        ]}
        rowKey={({ year }) => year.name}
        href={({ year }) => `/gifts/statement/${year.name}`}
        empty={null}
      />
    </>
  );
  return page(request, { title: TITLE, body });
}

function NoRegistration() {
  return (
    <Notice tone="bad">
      <p>
        The school’s registration for donations is missing, so no donation can be stated. Ask
        whoever runs the site to add it to content/school.ts.
      </p>
    </Notice>
  );
}

const dayOf = ({ until, due }: FinancialYear) =>
  `${Number(due.slice(-2))} ${formatInIndia(new Date(`${due}T00:00:00Z`), 'MMMM')} ${formatInIndia(until, 'yyyy')}`;

/** Undefined without the registration. */
export async function statementOf(
  { db, config }: OfficeRequest['deps'],
  year: FinancialYear,
): Promise<Statement | undefined> {
  const { registration } = config.tax;
  if (registration === undefined) return undefined;
  const settings = { ...config.tax, registration };
  return makeStatement(db, year, { settings });
}

type Missing = ReturnType<typeof missingGifts>[number];

/** The file has them without grouping. */
const rupees = ({ amount_rupees }: Missing) => formatPaise(parsePaise(amount_rupees) ?? 0);

const columns: readonly Column<Missing>[] = [
  { head: 'Receipt', cell: (gift) => gift.receipt_number },
  { head: 'Donor', cell: (gift) => gift.donor_name || 'Unknown' },
  { head: 'Amount', align: 'end', cell: (gift) => rupees(gift) },
  { head: 'Why', cell: (gift) => gift.reasons },
];

export async function showStatement(
  request: OfficeRequest,
  year: FinancialYear,
  wrong?: { typed: string; error: string },
): Promise<Response> {
  const { deps, audit } = request;
  await audit({ action: 'donations statement', record: `all gifts of ${year.name}` });
  const statement = await statementOf(deps, year);
  const title = `Statement ${year.name}`;
  const back = { href: '/gifts/statement', label: TITLE };
  const path = `/gifts/statement/${year.name}`;
  const form = lawOn(year.since).statement;
  const body =
    statement === undefined ? (
      <>
        <PageHead title={title} back={back} />
        <NoRegistration />
      </>
    ) : (
      <>
        <PageHead
          title={title}
          back={back}
          lead={
            <p>
              {form}, due by {dayOf(year)}.
              {deps.now() < year.until ? ' The year is not over: more gifts may come.' : ''}
            </p>
          }
        />
        <Facts
          items={[
            { term: 'Rows', value: String(statement.rows) },
            { term: 'Stated', value: formatPaise(statement.stated) },
            { term: 'Not stated', value: formatPaise(missingPaise(statement)) },
            { term: 'Corrects', value: statement.acknowledgement },
          ]}
        />
        <p>
          <a className="button button-primary" href={`${path}/portal`} download>
            {form} for the portal (CSV)
          </a>
        </p>
        <Notice tone="plain">
          <p>
            The file holds the PAN of each donor. Give it to nobody else, and remove it after
            filing.
          </p>
        </Notice>
        <AcknowledgementForm path={path} wrong={wrong} />
        <h2>Missing or not claimable</h2>
        <DataTable
          caption="Gifts that are not stated"
          rows={missingGifts(statement).slice(0, LISTED)}
          columns={columns}
          rowKey={(gift) => gift.receipt_number}
          href={(gift) => `/gifts?q=${encodeURIComponent(gift.receipt_number)}`}
          empty={<p>Every gift of the year is stated.</p>}
        />
        {statement.left.length === 0 ? null : (
          <p>
            <a href={`${path}/missing`} download>
              All {statement.left.length} of them with the reasons (CSV)
            </a>
          </p>
        )}
      </>
    );
  return page(request, { title, body, ...(wrong && { status: 422 }) });
}

type Props = { path: string; wrong: { typed: string; error: string } | undefined };

/** After filing, the portal gives a number that corrections have to carry. */
function AcknowledgementForm({ path, wrong }: Props) {
  return (
    <section>
      <h2>Filed?</h2>
      <ErrorSummary errors={wrong ? { acknowledgement: wrong.error } : {}} />
      <PostForm action={`${path}/filed`}>
        <Field
          label="Acknowledgement number of the portal"
          name="acknowledgement"
          value={wrong?.typed}
          error={wrong?.error}
          autoComplete="off"
          maxLength={21}
          hint="Corrections carry it."
        />
        <Submit tone="secondary">Keep the number</Submit>
      </PostForm>
    </section>
  );
}
