import type { ReactNode } from 'react';
import { formatPaise } from '@/contract';
import { taxIdForm } from '@/contract/forms/tax-id';
import { type Db, type Receipt, takeAdvisoryLock } from '../../../db';
import {
  countedAmount,
  enterPan,
  findTaxId,
  hmacKey,
  panRefusal,
  pdfFileName,
  receiptPdf,
  receiptsOfDonor,
  renderOneAtATime,
  withTaxId,
} from '../../../money';
import { findOrderSubjects } from '../../../records';
import { audited } from '../../audit';
import { momentField, redirectWithUndo } from '../../flash';
import { redirectTo, screen } from '../../response';
import type { OfficeRequest } from '../../route';
import { Facts } from '../../view/facts';
import { CheckField, Field, PostForm, Submit } from '../../view/form';
import { keptQuery } from '../../view/list-address';
import { Stamp } from '../../view/stamp';
import { counted } from '../../view/text';
import { noSuchRecord } from '../records/missing';
import type { Found, RecordAction } from '../records/screens';
import { LIST } from './labels';

/** Whether a PAN is stored, never the PAN. */
export async function panSection(request: OfficeRequest, found: Donation): Promise<ReactNode> {
  const { db, config } = request.deps;
  const { path, receipt } = found;
  if (receipt === undefined || panRefusal(receipt, config.tax) !== undefined) return null;
  const taxId = await findTaxId(db, receipt.number, hmacKey(config.tax.panKey));
  return (
    <section>
      <h2>PAN</h2>
      {taxId === undefined ? (
        <p>We do not have it, so this donation is not in the yearly statement.</p>
      ) : (
        <>
          <p>
            Saved on <Stamp at={taxId.givenAt} />.
          </p>
          <PostForm action={`${path}/pan/remove${keptQuery(request.url)}`}>
            <Submit tone="secondary">Remove PAN</Submit>
          </PostForm>
        </>
      )}
      <PanForm
        action={`${path}/pan${keptQuery(request.url)}`}
        others={await lackingPan(request, found)}
      />
    </section>
  );
}

type WithDeps = Pick<OfficeRequest, 'deps'>;

type Others = { others: readonly Receipt[]; otherNames: readonly Receipt[] };

const NO_OTHERS: Others = { others: [], otherNames: [] };

/** The donor’s other donations without a PAN. Those with another name may be a relative’s. */
async function lackingPan(request: WithDeps, found: Donation): Promise<Others> {
  const nameOf = (one: Receipt | undefined) =>
    one?.payerName.replace(/\s+/g, ' ').trim().toLowerCase();
  const all = (await receiptsOfSameDonor(request, found)).flatMap(({ receipt, hasPan }) =>
    hasPan === false && receipt.number !== found.receipt?.number ? [receipt] : [],
  );
  const isOwn = (one: Receipt) => nameOf(one) === nameOf(found.receipt);
  return { others: all.filter(isOwn), otherNames: all.filter((one) => !isOwn(one)) };
}

const LISTED = 10;

function listed(all: readonly Receipt[]): string {
  const shown = all
    .slice(0, LISTED)
    .map((one) =>
      [one.number, one.payerName || 'Unknown', formatPaise(countedAmount(one))].join(', '),
    );
  const rest = all.length - shown.length;
  return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
}

type FormProps = { action: string; error?: string | undefined; others?: Others };

function PanForm({ action, error, others: { others, otherNames } = NO_OTHERS }: FormProps) {
  return (
    <PostForm action={action}>
      <Field
        label="PAN"
        name="pan"
        autoComplete="off"
        maxLength={20}
        error={error}
        hint="For example, ABCPE1234F. We encrypt it."
      />
      {others.length > 0 ? (
        <CheckField
          name="others"
          label={`Also for ${counted(others.length, 'other donation')} without a PAN`}
          hint={listed(others)}
        />
      ) : null}
      {otherNames.length > 0 ? (
        <CheckField
          name="otherNames"
          label={`Also for ${counted(otherNames.length, 'donation')} under another name`}
          hint={`With the same email or phone. Tick only if it is the same person: ${listed(otherNames)}`}
        />
      ) : null}
      <Submit tone="secondary">Save PAN</Submit>
    </PostForm>
  );
}

export const savePan: RecordAction<Donation> = async (request, found) => {
  const { deps, form } = request;
  const { tax } = deps.config;
  const { path, receipt } = found;
  if (receipt === undefined) return noSuchRecord(request, 'donation', LIST);
  const parsed = taxIdForm.safeParse({ pan: form.get('pan') ?? '' });
  const why = panRefusal(receipt, tax);
  const error = parsed.success ? why : parsed.error.issues[0]?.message;
  if (!parsed.success || error !== undefined) {
    const body = <PanForm action={`${path}/pan${keptQuery(request.url)}`} error={error} />;
    return screen(request, {
      title: 'PAN',
      back: backTo(request, found),
      errors: { pan: error },
      body,
    });
  }
  const { pan } = parsed.data;
  const now = deps.now();
  const entriesOf = ({ changed }: Entered) =>
    changed.map(({ number, email }) => ({
      action: 'donations pan',
      record: `receipt ${number}`,
      person: email,
    }));
  const enter = async (db: Db): Promise<Entered> => {
    // A donor may be saving one by the email's link.
    await takeAdvisoryLock(db, 'pan', '');
    const kept = await findTaxId(db, receipt.number, hmacKey(tax.panKey));
    const isSame = kept?.isSame(pan) === true;
    const isAgreed = kept === undefined || isSame || form.get('replaces') === replacesOf(kept);
    if (!isAgreed) return { asked: kept, changed: [], isUndoable: false };
    const within = { deps: { ...deps, db, now: () => now } };
    const lacking = await lackingPan(within, found);
    const others = [
      ...(form.get('others') === 'yes' ? lacking.others : []),
      ...(form.get('otherNames') === 'yes' ? lacking.otherNames : []),
    ];
    const changed = isSame ? others : [receipt, ...others];
    for (const one of changed) await enterPan(within.deps, tax, one, pan);
    return { changed, isUndoable: kept === undefined || isSame };
  };
  const { asked, changed, isUndoable } = await audited(
    request,
    entriesOf,
    enter,
    (entered) => entered.changed.length > 0,
  );
  if (asked) return askToReplace(request, found, asked, pan);
  if (changed.length === 0) return redirectTo(path, 'pan-same');
  if (!isUndoable) return redirectTo(path, 'pan-saved');
  const fields = { ...momentField(now), others: 'yes' };
  return redirectWithUndo(request, path, 'pan-saved', { action: `${path}/pan/remove`, fields });
};

type KeptPan = NonNullable<Awaited<ReturnType<typeof findTaxId>>>;

/** `asked` is another PAN, which the clerk has not agreed to replace. */
type Entered = { changed: readonly Receipt[]; asked?: KeptPan; isUndoable: boolean };

/** Consent holds only for the PAN that was shown. */
const replacesOf = ({ givenAt }: KeptPan) => String(givenAt.getTime());

/** In full, so that the clerk can find a typing error. */
function askToReplace(request: OfficeRequest, found: Donation, kept: KeptPan, pan: string) {
  const back = backTo(request, found);
  const ticked = ['others', 'otherNames'].map(
    (name) => [name, request.form.get(name) ?? ''] as const,
  );
  const body = (
    <>
      <Facts
        items={[
          { term: 'Saved now', value: kept.masked },
          { term: 'New PAN', value: pan },
        ]}
      />
      <PostForm
        action={`${found.path}/pan${keptQuery(request.url)}`}
        fields={[...ticked, ['pan', pan], ['replaces', replacesOf(kept)]]}
      >
        <Submit tone="danger">Replace the PAN</Submit>
      </PostForm>
      <p>
        <a href={back.href}>Keep the PAN as it is</a>
      </p>
    </>
  );
  const lead = 'Nothing has changed yet. You cannot undo a replacement.';
  const title = 'Replace the PAN?';
  return screen(request, { title, back, lead, body, status: 409 });
}

/** The pages of the donations with these receipts, by receipt number. */
export async function pagesOfReceipts(
  db: Db,
  all: readonly Pick<Receipt, 'number' | 'sourceId'>[],
): Promise<ReadonlyMap<string, string>> {
  const orders = await findOrderSubjects(
    db,
    all.map(({ sourceId }) => sourceId),
  );
  return new Map(
    all.map(({ number, sourceId }) => {
      const order = orders.get(sourceId);
      const page = order ? `online/${order.subjectId}` : `offline/${sourceId}`;
      return [number, `${LIST.href}/${page}`];
    }),
  );
}

export const backTo = ({ url }: Pick<OfficeRequest, 'url'>, { path }: Found) => ({
  href: `${path}${keptQuery(url)}`,
  label: 'Back to the donation',
});

export const sendReceipt: RecordAction<Donation> = (request, { receipt }) =>
  receipt ? sendReceiptPdf(request, receipt) : noSuchRecord(request, 'donation', LIST);

/** The same file that was emailed. */
export async function sendReceiptPdf({ audit, deps }: OfficeRequest, receipt: Receipt) {
  const { number, email } = receipt;
  await audit({ action: 'receipts show', record: `receipt ${number}`, person: email });
  const pdf = await renderOneAtATime(() => receiptPdf(receipt, deps.config.pdfSchool));
  return sendPdf(pdf, 'receipt', number);
}

export function sendPdf(pdf: Buffer, kind: 'receipt' | 'statement', name: string): Response {
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${pdfFileName(kind, name)}"`,
    },
  });
}

export type Donation = Found & {
  donor: string;
  receipt: Receipt | undefined;
  phone?: { mobileCode: string; mobile: string };
};

export type DonorReceipt = {
  receipt: Receipt;
  /** Undefined if no PAN can be entered. */
  hasPan: boolean | undefined;
};

/** All receipts of a donation's donor; practice payments are kept separate. */
export async function receiptsOfSameDonor(
  { deps: { db, config } }: WithDeps,
  { receipt, person: email, phone = { mobileCode: '', mobile: '' } }: Donation,
): Promise<DonorReceipt[]> {
  const donor = { email, ...phone, receiptNumber: receipt?.number ?? '' };
  const receipts = await receiptsOfDonor(db, donor);
  const own = receipts.filter(({ test }) => test === (receipt?.test ?? false));
  const numbers = own.map(({ number }) => number);
  const known = await withTaxId(db, numbers);
  return own.map((one) => ({
    receipt: one,
    hasPan: panRefusal(one, config.tax) === undefined ? known.has(one.number) : undefined,
  }));
}
