import { Field, type FieldProps } from '@/components/ui/field/field';
import { Icon } from '@/components/ui/icon';
import type { ChosenFile } from '../../content';
import { ACCEPT, fieldId } from './form';

type Props = Omit<FieldProps, 'id'> & {
  name: string;
  kind: 'picture' | 'document';
  /** The record's current address; '' for none. */
  value: string;
  /** From `newestFiles`. */
  files: readonly ChosenFile[];
};

const texts = {
  picture: { none: 'No picture', add: 'Add a picture', search: 'All pictures' },
  document: { none: 'No document', add: 'Add a document', search: 'All documents' },
} as const;

/** A selection of the school's files. The current one stays available, wherever it came from. */
export function PictureField({ name, kind, value, files, ...rest }: Props) {
  const text = texts[kind];
  const isListed = files.some(({ path }) => path === value);
  return (
    <Field {...rest} id={fieldId(name)}>
      {(wiring) => (
        <>
          <office-picture-field data-kind={kind} data-accept={ACCEPT[kind]}>
            {kind === 'picture' && value !== '' ? (
              <img className="picture-now" src={shownAt(value, 'small')} alt="" loading="lazy" />
            ) : null}
            <span className="control-select">
              <select {...wiring} className="control" name={name} defaultValue={value}>
                <option value="">{text.none}</option>
                {value !== '' && !isListed ? (
                  <option value={value}>{`${fileName(value)} (as it is now)`}</option>
                ) : null}
                {files.map(({ id, path, name: called }) => (
                  <option key={path} value={path} data-picture={id}>
                    {`${called} (${id})`}
                  </option>
                ))}
              </select>
              <Icon name="chevron-down" />
            </span>
          </office-picture-field>
          <p className="picture-links mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-small">
            <NewTab href={`/pictures/new?kind=${kind}`}>{text.add}</NewTab>
            <NewTab href={`/pictures?kind=${kind}`}>{text.search}</NewTab>
          </p>
        </>
      )}
    </Field>
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

/** Also for a file not added in the office. */
export const shownAt = (path: string, size?: 'small') =>
  `/pictures/shown?path=${encodeURIComponent(path)}${size ? '&size=small' : ''}`;

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);
