import type { ReactNode } from 'react';
import { FieldError } from '@/components/ui/field/field';
import { DRAWINGS } from '@/contract/facts/drawings';
import { type ChosenFile, type FormField, fieldsOf, newestFiles } from '../../../content';
import { officeFiles } from '../../files';
import type { OfficeRequest } from '../../route';
import { ACCEPT, CheckField, Field, fieldId, SelectField, TextField } from '../../view/form';
import { PictureField } from '../../view/picture-field';
import { inputName } from './form-input';

type Props = {
  field: FormField;
  value: string;
  error?: string | undefined;
  files: OfferedFiles;
  /** The list it belongs to. */
  list: string;
};

/** Shown without an editor. */
const HTML_HINT = 'Plain text, or HTML such as <p>, <b>, <ul> and <a href="/admission">';

export function FieldInput({ field, value, error, files, list }: Props) {
  const { label, required, input, options, maxLength } = field;
  const hint = field.hint || undefined;
  const common = { name: inputName(field), label, error, hint, required, optional: !required };
  const typed = { ...common, value, maxLength };
  switch (input) {
    case 'check':
      return (
        <CheckField {...{ name: common.name, label, hint, error }} checked={value === 'yes'} />
      );
    case 'choice': {
      const none = required ? [] : [{ value: '', label: 'None' }];
      const all = options.map((option) => ({ value: option, label: option }));
      return <SelectField {...common} value={value} options={[...none, ...all]} />;
    }
    case 'picture':
    case 'document':
      return (
        <PictureField
          {...{ name: common.name, label, value, error, hint, required }}
          kind={input}
          files={files[input]}
        />
      );
    case 'scene':
      return <SceneField {...{ name: common.name, label, value, error }} />;
    case 'pictures':
      return (
        <office-picture-list data-accept={ACCEPT.picture}>
          <TextField {...typed} hint={hint} rows={6} />
        </office-picture-list>
      );
    case 'paragraphs':
      return <TextField {...typed} rows={3} />;
    case 'html':
      return isRich(field, list) ? (
        <RichText hasHint={hint !== undefined}>
          <TextField {...typed} hint={hint ?? HTML_HINT} rows={14} />
        </RichText>
      ) : (
        <TextField {...typed} hint={hint ?? HTML_HINT} rows={6} />
      );
    case 'day':
      return <Field {...common} value={value} type="date" />;
    case 'moment':
      return <Field {...common} value={value.replace(' ', 'T')} type="datetime-local" />;
    case 'number':
    case 'rupees':
      return <Field {...typed} inputMode="decimal" />;
    case 'link':
      return <Field {...typed} inputMode="url" />;
    default:
      return <Field {...typed} />;
  }
}

/** The school's files that a form offers. */
export type OfferedFiles = Readonly<Record<'picture' | 'document', readonly ChosenFile[]>>;

/** Only kinds that the list has a field for. */
export async function offeredFiles({ deps }: OfficeRequest, list: string): Promise<OfferedFiles> {
  const fields = fieldsOf(list);
  const has = (kind: 'picture' | 'document') => fields.some(({ input }) => input === kind);
  return {
    picture: has('picture') ? await newestFiles(deps.db, 'picture') : [],
    document: has('document') ? await newestFiles(deps.db, 'document') : [],
  };
}

/** Around a text area for HTML, which the script replaces with an editor. */
function RichText({ hasHint, children }: { hasHint: boolean; children: ReactNode }) {
  return (
    <div className="rich field-wide">
      <office-rich-text data-hint={hasHint ? undefined : 'html'} data-accept={ACCEPT.picture}>
        {children}
      </office-rich-text>
      <script type="module" src={officeFiles().richText} />
    </div>
  );
}

/** Lists whose long texts get the editor; others contain little HTML. */
const RICH = new Set(['news', 'faculty', 'curriculum']);

export const isRich = ({ input }: FormField, list: string) => input === 'html' && RICH.has(list);

type SceneProps = { name: string; label: string; value: string; error?: string | undefined };

/** The drawings themselves, as radio buttons. */
function SceneField({ name, label, value, error }: SceneProps) {
  return (
    <fieldset className="field" data-invalid={error ? '' : undefined}>
      <legend>{label}</legend>
      <FieldError id={`${fieldId(name)}-error`} error={error} />
      <div className="picture-grid" id={fieldId(name)} tabIndex={-1}>
        {Object.entries(DRAWINGS).map(([scene, words]) => (
          <label key={scene}>
            <input type="radio" name={name} value={scene} defaultChecked={scene === value} />
            <img src={`/drawings/${scene}`} alt="" loading="lazy" width={160} height={90} />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
