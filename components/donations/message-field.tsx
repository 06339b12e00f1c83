import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { donateRegister } from '@/content/donate-register';
import { LENGTHS } from '@/contract/facts/limits';
import { TextArea } from '../ui/field/text-area';
import { Icon } from '../ui/icon';
import { fieldId } from './field-id';
import type { DonorForm } from './use-donor-form';

const { labels, form: copy } = donateRegister;

/** Folded until opened; with text it stays open, so that an error is visible. */
export function MessageField({ form }: { form: DonorForm }) {
  const [used, setUsed] = useState(false);
  const message = useWatch({ control: form.control, name: 'message' });
  return (
    <details className="fold add-message" open={used || message !== ''}>
      <summary>
        {copy.addMessage}
        <Icon name="chevron-down" />
      </summary>
      <TextArea
        {...form.register('message')}
        id={fieldId('message')}
        label={labels.message}
        hint={copy.messageHint}
        error={form.formState.errors.message?.message}
        rows={3}
        maxLength={LENGTHS.message}
        autoComplete="off"
        optional
        onFocus={() => setUsed(true)}
      />
    </details>
  );
}
