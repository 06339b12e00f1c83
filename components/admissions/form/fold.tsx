import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormField } from '@/lib/admissions/fields';
import { Icon } from '../../ui/icon';
import type { DetailsForm } from './use-details-form';

interface Props {
  title: string;
  fields: readonly FormField[];
  form: DetailsForm;
  children: ReactNode;
}

/** Fields that few families need. Open when one is filled or has an error, until it is closed. */
export function Fold({ title, fields, form, children }: Props) {
  const keys = fields.map(({ key }) => key);
  const values = useWatch({ control: form.control, name: keys });
  const { errors } = form.formState;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isNeeded = values.some((value) => value !== '') || keys.some((key) => errors[key]);
  return (
    <details
      className="fold field-wide"
      open={chosen ?? isNeeded}
      onToggle={({ currentTarget }) => setChosen(currentTarget.open)}
    >
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
