import type { ChosenFile, FormField } from '../../../content';
import { officeFiles } from '../../files';
import { fieldId } from '../../view/field-id';
import { TextField } from '../../view/form';
import { HTML_HINT } from './field-input';
import { PictureChoice } from './picture-choice';
import { inputName } from './typed';

type Props = {
  field: FormField;
  value: string;
  error?: string | undefined;
  pictures: readonly ChosenFile[];
};

/** A text area for HTML, in whose place the script puts an editor. */
export function RichText({ field, value, error, pictures }: Props) {
  const { label, required, hint, maxLength } = field;
  return (
    <div className="rich field-wide">
      <office-rich-text data-hint={hint ? undefined : 'html'}>
        <TextField
          {...{ label, required, error, maxLength, value }}
          {...(!required && { optional: true })}
          name={inputName(field)}
          hint={hint || HTML_HINT}
          rows={14}
        />
        <PictureChoice id={`${fieldId(inputName(field))}-pictures`} pictures={pictures} />
      </office-rich-text>
      <script type="module" src={officeFiles().richText} />
    </div>
  );
}
