import { createElement } from 'react';
import { HiddenFields } from './hidden-fields';

type Props = {
  action: string;
  /** What the browser part asks first. */
  options: string;
  label: string;
  fields: readonly (readonly [string, string])[];
};

/** The button appears when the browser part knows that this browser has passkeys. */
export function PasskeyForm({ action, options, label, fields }: Props) {
  return createElement(
    'office-passkey',
    { 'data-options': options, hidden: true },
    <form action={action} method="post" className="office-form">
      <HiddenFields fields={[...fields, ['passkey', '']]} />
      <button type="button" className="button button-primary">
        {label}
      </button>
      <p role="status" />
    </form>,
  );
}
