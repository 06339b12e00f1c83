import { formatPaise } from '@/contract';
import type { DonorCertificate } from '../../../../db';
import {
  donorsOf,
  type FinancialYear,
  isSettled,
  lawOn,
  listCertificates,
  listUndelivered,
  outdated,
  PORTAL_NUMBER_FORMAT,
} from '../../../../money';
import { notFoundPage } from '../../../pages';
import { screen } from '../../../response';
import type { OfficeRequest } from '../../../route';
import { type Action, ActionsMenu } from '../../../view/action';
import { DataTable } from '../../../view/data-table';
import {
  ACCEPT,
  CheckField,
  Field,
  FileField,
  fieldsBy,
  PostForm,
  SelectField,
  Submit,
  TextField,
} from '../../../view/form';
import { PagePager } from '../../../view/pager';
import { counted } from '../../../view/text';
import { pageNumber } from '../../content/find';
import { pathOf as pathOfYear, statementLink, statementOf } from '../year';

/** Undefined if the sum is unknown. */
export const rupees = (sum: number | undefined) => (sum ? formatPaise(sum) : '');

export const MAX_FILES = 50;
const PER_PAGE = 100;

export const pathOf = (year: FinancialYear) => `${pathOfYear(year)}/certificates`;

/** Undefined without the registration, since nothing is certified then. */
export async function statedDonors({ deps }: OfficeRequest, year: FinancialYear) {
  const statement = await statementOf(deps, year);
  return statement && donorsOf(statement.rows);
}

export const WHY: Record<DonorCertificate['problem'] | 'matched', string> = {
  '': '',
  donor: 'We found no donor in the statement with this PAN or receipt number',
  amount: 'The amount differs from the statement',
  number: `The acknowledgement number is missing or wrong. It has ${PORTAL_NUMBER_FORMAT}`,
  used: 'Another certificate has this number',
  second: 'The donor already has a certificate. Tick below if this one replaces it',
  matched: 'This certificate is matched already. Undo its match first',
  emails: 'The donor gave several email addresses',
  undone: 'Match undone',
  replaced: 'Replaced by a corrected one',
};

/** A table leaves a file that it does not name, or that is not the only one of its name, as it was. */
export function doubtOf(one: DonorCertificate, all: readonly DonorCertificate[]): string {
  const { problem, fileName, amount, acknowledgement } = one;
  if (problem !== 'donor' || amount > 0 || acknowledgement !== '') return WHY[problem];
  const isOnly = !all.some((other) => other.id !== one.id && other.fileName === fileName);
  return isOnly
    ? 'No row of a table names this file yet'
    : 'Another certificate has the same file name. Match this one by hand';
}

function mailStateOf({ emailKey, mailedAt }: DonorCertificate, isUndelivered: boolean): string {
  if (emailKey === '') return 'Matched. No email address: print it';
  if (mailedAt === null) return 'Matched';
  return isUndelivered ? 'Not delivered: call or write' : 'Emailed';
}

const deleteAction = (path: string, { id }: DonorCertificate): Action => ({
  label: 'Delete',
  icon: 'trash',
  danger: true,
  href: `${path}/${id}/delete`,
});

type FormErrors = { typed?: URLSearchParams; errors: Readonly<Record<string, string>> };

export async function showCertificates(
  request: OfficeRequest,
  year: FinancialYear,
  { typed = new URLSearchParams(), errors }: FormErrors = { errors: {} },
): Promise<Response> {
  await request.audit({ action: 'donations certificates', record: `certificates of ${year.name}` });
  const donors = await statedDonors(request, year);
  if (donors === undefined) return notFoundPage(request);
  const all = await listCertificates(request.deps.db, year.name);
  const matched = all.filter(({ problem }) => problem === '');
  const doubtful = all.filter((one) => !isSettled(one));
  const undelivered = await listUndelivered(request.deps.db, matched);
  const wrong = new Set(outdated(matched, donors));
  const rank = (one: DonorCertificate) => (wrong.has(one) || undelivered.has(one.id) ? 0 : 1);
  const settled = all.filter(isSettled).sort((a, b) => rank(a) - rank(b));
  const inOrder = [...doubtful, ...settled];
  const pages = Math.max(1, Math.ceil(inOrder.length / PER_PAGE));
  const chosen = inOrder.findIndex(({ id }) => id === typed.get('id'));
  const at = chosen < 0 ? Math.min(pageNumber(request), pages) : Math.floor(chosen / PER_PAGE) + 1;
  const shown = inOrder.slice((at - 1) * PER_PAGE, at * PER_PAGE);
  const unsent = matched.filter((one) => one.mailedAt === null && one.emailKey !== '').length;
  const next = doubtful.length > 0 ? 'match' : unsent > 0 ? 'mail' : 'add';
  const tone = (step: typeof next) => (step === next ? 'primary' : 'secondary');
  const path = pathOf(year);
  const donorOf = ({ donorKey }: DonorCertificate) => donors.byKey.get(donorKey);
  const nameOf = (one: DonorCertificate) => donorOf(one)?.name ?? one.emailKey;
  const stateOf = (one: DonorCertificate) => {
    if (one.problem !== '') return doubtOf(one, all);
    if (!wrong.has(one)) return mailStateOf(one, undelivered.has(one.id));
    return donorOf(one)
      ? 'Matched, but the statement now has another amount: add a corrected one'
      : 'Matched, but the donor is no longer in the statement';
  };
  const isCorrected = typed.get('corrected') === 'yes';
  const field = fieldsBy(Object.fromEntries(typed), errors);
  const body = (
    <>
      <h2>1. Add the certificates</h2>
      <PostForm action={path} encType="multipart/form-data">
        <FileField
          label={`Certificates, up to ${MAX_FILES} at a time`}
          name="file"
          hint="PDF files of up to 2 MB each. We store them encrypted and do not read them."
          accept={ACCEPT.document}
          error={errors.file}
          multiple
        />
        <TextField
          label="Table"
          rows={5}
          hint="Paste 4 columns: file name, PAN or receipt number, amount, acknowledgement number. You can also paste them later, without files."
          {...field('table')}
        />
        <Submit tone={tone('add')}>Add certificates</Submit>
      </PostForm>
      <h2>2. Match the rest</h2>
      <DataTable
        caption="Certificates, doubtful and wrong ones first"
        rows={shown}
        columns={[
          { head: 'File', cell: ({ fileName }) => fileName || 'Unnamed file' },
          { head: 'Status', cell: stateOf },
          { head: 'Donor', cell: nameOf },
          { head: 'Amount', align: 'end', cell: ({ amount }) => rupees(amount) },
          { head: 'Stated', align: 'end', cell: (one) => rupees(donorOf(one)?.paise) },
          {
            head: 'Actions',
            cell: (one) => (
              <ActionsMenu
                id={`actions-${one.id}`}
                label={`Actions for ${one.fileName}`}
                actions={isSettled(one) ? [] : [deleteAction(path, one)]}
              />
            ),
          },
        ]}
        href={({ id }) => `${path}/${id}`}
        empty={<p>None.</p>}
      />
      <PagePager url={new URL(path, request.url)} page={at} pages={pages} />
      {shown.length === 0 ? null : (
        <PostForm action={`${path}/match`}>
          <p>Open the PDF in the list and copy what it says.</p>
          <SelectField
            label="Certificate"
            options={shown.map((one) => ({
              value: one.id,
              label: [one.fileName, nameOf(one)].filter(Boolean).join(', '),
            }))}
            {...field('id')}
          />
          <Field label="PAN or receipt number" {...field('reference')} />
          <Field label="Amount" inputMode="decimal" {...field('amount')} />
          <Field label="Acknowledgement number" maxLength={21} {...field('number')} />
          <Field label="Email, if the donor gave several" type="email" {...field('email')} />
          {isCorrected ||
          errors.reference === WHY.second ||
          shown.some(({ problem }) => problem === 'second') ? (
            <CheckField
              name="corrected"
              checked={isCorrected}
              label="It replaces the donor’s earlier certificate"
              hint="Only if the portal made a corrected one. We keep the earlier one here; the donor no longer sees it."
            />
          ) : null}
          <div className="flex flex-wrap gap-2">
            <Submit tone={tone('match')}>Match certificate</Submit>
            <Submit tone="secondary" formAction={`${path}/unmatch`}>
              Undo match
            </Submit>
          </div>
        </PostForm>
      )}
      <h2>3. Email the donors</h2>
      <PostForm action={`${path}/mail`}>
        <p>
          Each donor gets one email, with a link to the page “Your donations”. We do not send
          unmatched certificates.
        </p>
        {unsent > 0 ? <Submit tone={tone('mail')}>Email {counted(unsent, 'donor')}</Submit> : null}
      </PostForm>
    </>
  );
  const lead = (
    <p>
      {lawOn(year.since).certificate}, which the portal makes for each donor after filing.{' '}
      {matched.length - wrong.size} of {donors.byKey.size} donors have theirs.
    </p>
  );
  const title = `Certificates ${year.name}`;
  return screen(request, { title, back: statementLink(year), lead, errors, body });
}
