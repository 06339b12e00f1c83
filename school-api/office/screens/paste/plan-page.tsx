import { isShown, type Known, MAX_SHOWN, type PastedList, type Plan } from '../../../content';
import { screen } from '../../response';
import type { OfficeRequest } from '../../route';
import { type Column, DataTable } from '../../view/data-table';
import { CheckField, PostForm, Submit } from '../../view/form';
import { Tag } from '../../view/stamp';
import { capital, inWords } from '../../view/text';
import { applyPathOf, listOf, needsConfirmation, pathOf } from './address';
import { cellText, Differences } from './difference';
import { hiddenFieldsOf, type SentPaste } from './read-sent';

const MAX_NAMED = 10;

/** Multipart, since a table would otherwise grow to three times its size. */
const LARGE = { encType: 'multipart/form-data' } as const;

type Shown = {
  plan: Plan;
  hash: string;
  leftOut: readonly string[];
  sent: SentPaste;
  /** Why this page is shown instead of the requested one. */
  refused?: { text: string; status: number };
};

/** Previews what would be new, changed and removed. */
export function planPage(request: OfficeRequest, list: PastedList, shown: Shown): Response {
  const { plan, hash, leftOut, sent, refused } = shown;
  const { added, changed, gone, same, away } = plan;
  const changes = added.length + changed.length + gone.length;
  const title = changes === 0 ? 'Nothing would change' : 'What would change';
  const kept = hiddenFieldsOf(sent);
  const body = (
    <>
      {leftOut.length > 0 ? (
        <p>Left out: {leftOut.map((head) => `“${head}”`).join(', ')}.</p>
      ) : null}
      <PlanTables list={list} plan={plan} />
      {changes === 0 && away.length === 0 ? <p>All {same} rows are already in the list.</p> : null}
      <div className="flex flex-wrap items-start gap-3">
        {changes > 0 ? (
          <PostForm
            action={applyPathOf(list)}
            {...(needsConfirmation(list) ? {} : LARGE)}
            fields={[...kept, ['basedOn', hash]]}
          >
            {plan.twice.length > 0 ? <Twice list={list} plan={plan} /> : null}
            <Submit tone={gone.length > 0 ? 'danger' : 'primary'}>{describePlan(plan)}</Submit>
          </PostForm>
        ) : null}
        <PostForm action={`${pathOf(list)}?edit=rows`} {...LARGE} fields={kept}>
          <Submit tone="secondary">Back to the rows</Submit>
        </PostForm>
      </div>
    </>
  );
  const head = { title, back: listOf(list), lead: <p>{summary(plan)}</p> };
  return screen(request, { ...head, body, refused: refused?.text, status: refused?.status ?? 200 });
}

/** Two students may share a name, or a row may occur twice. */
function Twice({ list, plan: { twice } }: { list: PastedList; plan: Plan }) {
  const names = twice.map(
    ({ number, values }) => `${values[list.same.at(-1) ?? '']} (row ${number})`,
  );
  return (
    <CheckField
      name="repeat"
      label="These are different people with the same name"
      hint={`The same name appears twice: ${inWords(names.slice(0, MAX_NAMED))}${names.length > MAX_NAMED ? ' and others' : ''}.`}
    />
  );
}

function summary({ added, changed, gone, same, away }: Plan): string {
  const counted = [
    { count: added.length, what: 'new' },
    { count: changed.length, what: 'changed' },
    { count: gone.length, what: 'to move to the bin' },
    { count: same, what: 'unchanged' },
    { count: away.length, what: 'unchanged, but not on the site' },
  ];
  const parts = counted.flatMap(({ count, what }) => (count > 0 ? [`${count} ${what}`] : []));
  return `${parts.join(' · ')}. Nothing has been changed yet.`;
}

function describePlan({ added, changed, gone }: Plan): string {
  const shown = changed.filter(({ known }) => isShown(known)).length;
  const put = added.length + shown;
  const away = changed.length - shown;
  const parts = [
    put > 0 ? `put ${counted(put)} on the site` : '',
    away === 1 ? 'change one that is not on the site' : '',
    away > 1 ? `change ${away} that are not on the site` : '',
    gone.length > 0 ? `move ${gone.length} to the bin` : '',
  ];
  return capital(inWords(parts.filter(Boolean)));
}

const counted = (rows: number) => (rows === 1 ? 'one row' : `${rows} rows`);

/** The heading of a row's card on phones. */
const where = {
  head: 'Where',
  cell: ({ number }: { number: number }) => `Row ${number}`,
  short: true,
} as const;

/** What would be removed, changed and added, and what stays unpublished. */
function PlanTables({ list, plan }: { list: PastedList; plan: Plan }) {
  const { gone, changed, added, away } = plan;
  const newColumns = list.columns.filter(({ field }) => field.name in (added[0]?.values ?? {}));
  const known = {
    columns: [{ head: 'Record', cell: (one: Known) => <RecordName list={list} known={one} /> }],
  };
  return (
    <>
      <PlanTable
        title="Into the bin"
        lead="These are on the site but not in your rows. The bin keeps them for 30 days."
        rows={gone}
        {...known}
      />
      <PlanTable
        title="Changed"
        rows={changed}
        columns={[
          where,
          { head: 'Record', cell: (row) => <RecordName list={list} known={row.known} /> },
          { head: 'Change', cell: ({ cells }) => <Differences cells={cells} /> },
        ]}
      />
      <PlanTable
        title="New"
        rows={added}
        columns={[
          where,
          ...newColumns.map(
            (column): Column<(typeof added)[number]> => ({
              head: column.field.label,
              cell: ({ values }) => cellText(column, values[column.field.name]),
            }),
          ),
        ]}
      />
      <PlanTable
        title="Not on the site"
        lead="These match your rows, but are not on the site. They stay off the site until you show them in the list."
        rows={away}
        {...known}
      />
    </>
  );
}

type Props<Row> = {
  title: string;
  lead?: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
};

function PlanTable<Row>({ title, lead, rows, columns }: Props<Row>) {
  if (rows.length === 0) return null;
  const more = rows.length - MAX_SHOWN;
  return (
    <section>
      <h2>{`${title}: ${rows.length}`}</h2>
      {lead ? <p>{lead}</p> : null}
      <DataTable caption={title} rows={rows.slice(0, MAX_SHOWN)} columns={columns} />
      {more > 0 ? <p>And {more} more.</p> : null}
    </section>
  );
}

function RecordName({ list, known }: { list: PastedList; known: Known }) {
  const named = list.columns.filter(({ field }) => list.same.includes(field.name));
  const parts = named.map((column) => cellText(column, known.values[column.field.name]));
  return (
    <>
      {parts.filter(Boolean).join(', ')}
      {isShown(known) ? null : (
        <>
          {' '}
          <Tag tone="plain">Not on the site</Tag>
        </>
      )}
    </>
  );
}
