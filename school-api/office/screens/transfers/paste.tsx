import { formatPaise } from '@/contract';
import { addCredits, previewCredits, readStatement, undoCredits } from '../../../money';
import { newToken } from '../../../platform';
import { goTo, screen } from '../../answer';
import { always, audited } from '../../audit';
import { goUndoing } from '../../flash';
import { tooLargePage } from '../../pages';
import type { OfficeRequest } from '../../route';
import { DataTable } from '../../view/data-table';
import { PostForm, Submit, TextField } from '../../view/form';
import { Tag } from '../../view/tag';
import { readSent } from '../paste/read-sent';
import { dayOf } from '../records/cells';
import { LIST } from './list';

type CreditPreview = Awaited<ReturnType<typeof previewCredits>>[number];

export const PASTE = `${LIST.href}/paste`;

export function showPaste(request: OfficeRequest, text = '', error?: string): Response {
  const body = (
    <PostForm action={PASTE} encType="multipart/form-data">
      <TextField
        label="Rows"
        name="text"
        value={text}
        rows={12}
        error={error}
        hint="Copy them with the row of column names. We skip debits, other columns and rows that you pasted before."
      />
      <Submit>Check the rows</Submit>
    </PostForm>
  );
  const lead = <p>We show you each row before we save anything.</p>;
  const title = 'Paste bank statement';
  return screen(request, { title, back: LIST, lead, errors: { text: error }, body });
}

/** Previews each row; nothing is stored until a person confirms. */
export async function previewStatement(request: OfficeRequest): Promise<Response> {
  const { deps } = request;
  const sent = await readSent(request);
  if (sent === undefined) return tooLargePage(request);
  const credits = readStatement(sent.text);
  if (typeof credits === 'string') return showPaste(request, sent.text, credits);
  if (sent.basedOn !== 'plan')
    return planPage(request, sent.text, await previewCredits(deps.db, credits));
  const after = { rows: credits.length };
  const entry = { action: 'transfers paste', record: 'the bank statement', after };
  const paste = { batch: newToken(), now: deps.now() };
  await audited(request, entry, (tx) => addCredits(tx, credits, paste), always);
  const undo = { action: `${PASTE}/undo`, fields: { batch: paste.batch } };
  return goUndoing(request, LIST.href, 'statement-saved', undo);
}

export async function undoStatement(request: OfficeRequest): Promise<Response> {
  const entry = { action: 'transfers paste undo', record: 'the bank statement' };
  const batch = request.form.get('batch') ?? '';
  await audited(request, entry, (tx) => undoCredits(tx, batch), always);
  return goTo(LIST.href, 'statement-undone');
}

function planPage(request: OfficeRequest, text: string, rows: readonly CreditPreview[]): Response {
  const title = 'Check the rows';
  const fresh = rows.filter(({ isKnown }) => !isKnown).length;
  const body = (
    <>
      <DataTable
        caption={title}
        rows={rows}
        columns={[
          { head: 'Date', cell: ({ day }) => dayOf(day), short: true },
          { head: 'Amount', cell: ({ amount }) => formatPaise(amount), align: 'end' },
          { head: 'Description', cell: ({ words }) => words },
          { head: 'Match', cell: Match },
        ]}
      />
      <PostForm action={PASTE} encType="multipart/form-data" fields={{ text, basedOn: 'plan' }}>
        {fresh > 0 ? <Submit>Save new rows ({fresh})</Submit> : <p>All were pasted before.</p>}
      </PostForm>
    </>
  );
  return screen(request, { title, back: LIST, lead: <p>Nothing has been saved yet.</p>, body });
}

function Match({ isKnown, report, amount }: CreditPreview) {
  if (isKnown) return <Tag tone="plain">Pasted before</Tag>;
  if (report === undefined) return <Tag tone="waiting">Not reported</Tag>;
  const isSame = report.amount === amount;
  const differs = isSame ? '' : `: ${formatPaise(report.amount ?? 0)}`;
  return <Tag tone={isSame ? 'good' : 'bad'}>{`Reported by ${report.donorName}${differs}`}</Tag>;
}
