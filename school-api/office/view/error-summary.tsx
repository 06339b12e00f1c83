import { Icon } from '@/components/ui/icon';
import { fieldId } from './field-id';

/** By the name of the field; nothing without errors. The script moves the focus here. */
export function ErrorSummary({ errors }: { errors: Readonly<Record<string, string>> }) {
  const found = Object.entries(errors);
  if (found.length === 0) return null;
  return (
    <div className="error-summary" role="alert" tabIndex={-1}>
      <h2>
        <Icon name="alert" />
        {found.length === 1 ? 'One thing needs to be mended' : 'Some things need to be mended'}
      </h2>
      <ul>
        {found.map(([name, message]) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
