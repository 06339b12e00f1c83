import type { PastedList } from '../../../content';
import { HiddenFields } from '../../sign-in/hidden-fields';
import { CheckField, Submit, TextField } from '../../view/form';
import { Unsaved } from '../../view/unsaved';
import { FileField } from '../../view/upload-form';
import { pathOf } from './address';
import { inWords } from './in-words';
import { keptChoice, type Sent } from './read-sent';
import { TableForm } from './table-form';

type Props = {
  list: PastedList;
  person: number;
  /** What was sent before. */
  sent?: Sent | undefined;
  error?: string | undefined;
  /** Of rows that are to be mended. */
  again?: boolean;
};

export function RowsForm({ list, person, sent, error, again = false }: Props) {
  return (
    <Unsaved record={`paste ${list.list}`} person={{ id: person }} isRefused={sent !== undefined}>
      <TableForm action={pathOf(list)}>
        {sent ? <HiddenFields fields={keptChoice(sent)} /> : null}
        <div className="paste-rows">
          <TextField label="Rows" name="text" value={sent?.text ?? ''} rows={12} error={error} />
        </div>
        <FileField
          label="Or a file"
          name="file"
          accept=".csv,.tsv,.txt,text/csv"
          hint="CSV, at most 1 MB. In a spreadsheet: File, Save as, CSV. If you choose a file, we ignore the rows above."
        />
        <CheckField
          label={wholeLabel(list)}
          name="whole"
          checked={sent?.isWhole ?? false}
          hint={wholeHint(list)}
        />
        <Submit>{again ? 'Check again' : 'Check the rows'}</Submit>
      </TableForm>
    </Unsaved>
  );
}

function wholeLabel({ wholeOf }: PastedList): string {
  if (wholeOf.length === 0) return 'This is the whole list';
  return `This is the whole list of its ${inWords(wholeOf, 'and')}`;
}

function wholeHint({ wholeOf }: PastedList): string {
  const scope = wholeOf.length === 0 ? '' : ` of the same ${inWords(wholeOf, 'and')}`;
  return `Then what is on the site${scope}, and not among the rows, goes into the bin.`;
}
