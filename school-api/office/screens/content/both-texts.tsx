import { FieldError } from '@/components/ui/field/field';
import { fieldId } from '../../view/form';
import { Changes, readable } from './changes';

type Props = {
  label: string;
  name: string;
  mine: string;
  theirs: string;
  taken: 'mine' | 'theirs' | undefined;
  error: string | undefined;
};

/** Both texts of a field, and the choice between them. */
export function BothTexts({ label, name, mine, theirs, taken, error }: Props) {
  const id = fieldId(name);
  const option = (value: 'mine' | 'theirs', title: string, text: string) => (
    <div className="min-w-0">
      <label className="check">
        <input
          id={value === 'mine' ? id : `${id}-theirs`}
          type="radio"
          name={name}
          value={value}
          defaultChecked={taken === value}
        />
        <span>{title}</span>
      </label>
      <div className="both-words">
        {text === '' ? <span className="quiet">Nothing</span> : readable(text)}
      </div>
    </div>
  );
  return (
    <fieldset
      className="field both-texts p-4"
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{label}</legend>
      <FieldError id={`${id}-error`} error={error} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-4">
        {option('mine', 'Your text', mine)}
        {option('theirs', 'The current text', theirs)}
      </div>
      <details>
        <summary>Differences</summary>
        <Changes before={theirs} after={mine} />
      </details>
    </fieldset>
  );
}
