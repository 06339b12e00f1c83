import type { PastedList } from '../../../content';
import { CheckField, FileField, PostForm, Submit, TextField } from '../../view/form';
import { Unsaved } from '../../view/unsaved';
import { inWords } from '../../view/words';
import { pathOf } from './address';
import { hiddenChoice, type SentPaste } from './read-sent';

type Props = {
  list: PastedList;
  person: number;
  /** Previous input. */
  sent?: SentPaste | undefined;
  error?: string | undefined;
  /** For rows to be corrected. */
  again?: boolean;
};

export function RowsForm({ list, person, sent, error, again = false }: Props) {
  const scope = inWords(list.wholeOf);
  return (
    <Unsaved record={`paste ${list.list}`} person={{ id: person }} isRefused={sent !== undefined}>
      <PostForm
        action={pathOf(list)}
        encType="multipart/form-data"
        fields={sent ? hiddenChoice(sent) : []}
      >
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
          label={`This is the whole list${scope && ` of its ${scope}`}`}
          name="whole"
          checked={sent?.isWhole ?? false}
          hint={`Then what is on the site${scope && ` of the same ${scope}`}, and not among the rows, goes into the bin.`}
        />
        <Submit>{again ? 'Check again' : 'Check the rows'}</Submit>
      </PostForm>
    </Unsaved>
  );
}
