import type { FormField } from '../../../content';
import { officeFiles } from '../../files';
import { TextField } from '../../view/form';
import { ACCEPT } from '../../view/upload-form';
import { HTML_HINT } from './field-input';
import { inputName } from './typed';

type Props = { field: FormField; value: string; error?: string | undefined };

/** A text area for HTML, in whose place the script puts an editor. */
export function RichText({ field, value, error }: Props) {
  const { label, required, hint, maxLength } = field;
  return (
    <div className="rich field-wide">
      <office-rich-text data-hint={hint ? undefined : 'html'} data-accept={ACCEPT.picture}>
        <TextField
          {...{ label, required, error, maxLength, value }}
          {...(!required && { optional: true })}
          name={inputName(field)}
          hint={hint || HTML_HINT}
          rows={14}
        />
      </office-rich-text>
      <script type="module" src={officeFiles().richText} />
    </div>
  );
}

/** Lists whose long texts have the editor; others have a word or two of HTML. */
const RICH = new Set(['news', 'faculty', 'curriculum']);

export const isRich = ({ input }: FormField, list: string) => input === 'html' && RICH.has(list);
