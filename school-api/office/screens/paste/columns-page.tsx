import type { Chosen, PastedColumn, PastedList } from '../../../content';
import { screen } from '../../response';
import type { OfficeRequest } from '../../route';
import { CheckField, Field, PostForm, SelectField, Submit } from '../../view/form';
import { inWords } from '../../view/text';
import { listOf, pathOf } from './address';
import { columnName, commonFieldName, type SentPaste } from './read-sent';

const LEFT_OUT = 'Left out';
const EXAMPLES = 3;

type Parts = { asks: Chosen; rows: readonly string[][]; sent: SentPaste };

/** Asks which column is which, if the headings do not tell. */
export function columnsPage(request: OfficeRequest, list: PastedList, asked: Parts): Response {
  const { asks, rows, sent } = asked;
  const wasAsked = sent.choice.fields.length > 0;
  const errors = wasAsked ? errorsOf(asks) : {};
  const options = [
    { value: '', label: LEFT_OUT },
    ...list.columns.map(({ field: { name, label } }) => ({ value: name, label })),
  ];
  const askForAll = list.columns.filter(
    (column) => asks.missing.includes(column) || asks.forAll.some((one) => one.column === column),
  );
  const body = (
    <PostForm
      action={pathOf(list)}
      encType="multipart/form-data"
      fields={{
        text: sent.text,
        whole: sent.isWhole ? 'yes' : '',
        columns: String(asks.columns.length),
      }}
    >
      {asks.columns.map((column, index) => (
        <SelectField
          key={columnName(index)}
          label={headOf(rows, asks.hasHead, index)}
          name={columnName(index)}
          value={column?.field.name ?? ''}
          options={options}
          hint={examplesOf(rows, asks.hasHead, index)}
          error={errors[columnName(index)]}
        />
      ))}
      <CheckField
        label="The first row contains the column names"
        name="head"
        checked={asks.hasHead}
      />
      {askForAll.map((column) => (
        <ForAllField
          key={column.field.name}
          column={column}
          value={sent.choice.forAll[column.field.name] ?? ''}
          error={errors[commonFieldName(column.field.name)]}
        />
      ))}
      {asks.hasHead && asks.unknown.length === 0 ? null : (
        <CheckField
          label={`Leave out the columns marked “${LEFT_OUT}”`}
          name="leave"
          checked={sent.choice.mayLeaveOut}
          error={errors.leave}
        />
      )}
      <Submit>Continue</Submit>
    </PostForm>
  );
  const head = {
    title: 'Match the columns',
    back: listOf(list),
    lead: <p>{reasonOf(asks)}</p>,
  };
  return screen(request, { ...head, errors, body, status: wasAsked ? 422 : 200 });
}

type ForAll = { column: PastedColumn; value: string; error?: string | undefined };

/** A year or class without a column, as on a list of marks. */
function ForAllField({ column, value, error }: ForAll) {
  const { name, label, type } = column.field;
  const common = { label: `${label}, for all rows`, name: commonFieldName(name), value, error };
  if (type.options.length === 0) return <Field {...common} />;
  const choices = type.options.map((option) => ({ value: option, label: option }));
  return <SelectField {...common} options={[{ value: '', label: 'None' }, ...choices]} />;
}

function reasonOf({ hasHead, unknown, missing }: Chosen): string {
  if (!hasHead) return 'We do not recognise any column names in the first row.';
  const parts = [
    unknown.length > 0 ? `We do not recognise ${inWords(unknown.map(quoted))}.` : '',
    missing.length > 0 ? `Not found: ${inWords(missing.map(({ field }) => field.label))}.` : '',
  ];
  return parts.filter(Boolean).join(' ') || 'Please check the columns.';
}

const quoted = (head: string) => `“${head.slice(0, 60)}”`;

function errorsOf(asks: Chosen): Record<string, string> {
  const { missing, double, wrongForAll, unknown, columns, isClear } = asks;
  const errors: Record<string, string> = {};
  for (const column of missing) errors[commonFieldName(column.field.name)] = missingError(column);
  for (const column of double) {
    errors[columnName(columns.lastIndexOf(column))] =
      `You have chosen ${column.field.label} for two columns. Choose it for one only`;
  }
  for (const { column, why } of wrongForAll) {
    errors[commonFieldName(column.field.name)] = `${column.field.label} ${why}`;
  }
  if (!isClear && Object.keys(errors).length === 0) {
    errors.leave = `Tick this to leave out ${inWords(unknown.map(quoted))}`;
  }
  return errors;
}

const missingError = ({ field }: PastedColumn) =>
  `Choose a column for ${field.label}, or enter it once for all rows`;

function headOf(rows: readonly string[][], hasHead: boolean, index: number): string {
  const head = hasHead ? rows[0]?.[index]?.trim() : '';
  return head ? quoted(head) : `Column ${index + 1}`;
}

function examplesOf(rows: readonly string[][], hasHead: boolean, index: number): string {
  const cells = rows.slice(hasHead ? 1 : 0).map((row) => row[index]?.trim() ?? '');
  const examples = cells.filter(Boolean).slice(0, EXAMPLES);
  return examples.length === 0 ? 'Empty' : examples.map((cell) => cell.slice(0, 40)).join(' · ');
}
