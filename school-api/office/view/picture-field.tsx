import { FieldError } from '@/components/ui/field/field';
import { Icon } from '@/components/ui/icon';
import type { ChosenFile } from '../../content';
import { fieldId } from './field-id';
import { ACCEPT } from './upload-form';

type Props = {
  name: string;
  label: string;
  kind: 'picture' | 'document';
  /** The address that the record names now; '' for none. */
  value: string;
  /** Of `newestFiles`. */
  files: readonly ChosenFile[];
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean;
};

const texts = {
  picture: { none: 'No picture', add: 'Add a picture', search: 'All pictures' },
  document: { none: 'No document', add: 'Add a document', search: 'All documents' },
} as const;

/** A choice of the school's files. What is named now stays a choice, wherever it came from. */
export function PictureField(props: Props) {
  const { name, label, kind, value, files, error, hint, required } = props;
  const id = fieldId(name);
  const text = texts[kind];
  const isListed = files.some(({ path }) => path === value);
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean);
  return (
    <div className="field picture-field" data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
      <office-picture-field data-kind={kind} data-accept={ACCEPT[kind]}>
        {kind === 'picture' && value !== '' ? (
          <img className="picture-now" src={shownAt(value, 'small')} alt="" loading="lazy" />
        ) : null}
        <span className="control-select">
          <select
            id={id}
            className="control"
            name={name}
            defaultValue={value}
            aria-required={required ? true : undefined}
            aria-describedby={described.join(' ') || undefined}
            aria-invalid={error ? true : undefined}
          >
            <option value="">{text.none}</option>
            {value !== '' && !isListed ? (
              <option value={value}>{`${fileName(value)} (as it is now)`}</option>
            ) : null}
            {files.map(({ id: number, path, name: called }) => (
              <option key={path} value={path} data-picture={number}>
                {`${called} (${number})`}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      </office-picture-field>
      <p className="picture-links">
        <NewTab href={`/pictures/new?kind=${kind}`}>{text.add}</NewTab>
        <NewTab href={`/pictures?kind=${kind}`}>{text.search}</NewTab>
      </p>
    </div>
  );
}

function NewTab({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

/** Also of a file that was not added in the office. */
export const shownAt = (path: string, size?: 'small') =>
  `/pictures/shown?path=${encodeURIComponent(path)}${size ? '&size=small' : ''}`;

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);
