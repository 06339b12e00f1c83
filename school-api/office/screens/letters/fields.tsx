import type { ComponentProps } from 'react';
import { newToken } from '../../../platform';
import {
  type LetterText,
  MAX_LETTER_LENGTHS,
  placeholdersOf,
  type RecordKind,
} from '../../../records';
import { type Errors, Field, fieldsBy, Submit, TextField } from '../../view/form';

/** Unsent input, and the reason. */
export type LetterDraft = LetterText & { errors?: Errors; notice?: string; status?: number };

type Props = { letter: LetterText; errors?: Errors | undefined; kind?: RecordKind | undefined };

/** Subject and message of a letter about a kind of record, or of a template. */
export function LetterFields({ letter: { subject, text }, errors, kind }: Props) {
  const field = fieldsBy({ subject, message: text }, errors);
  const known = placeholdersOf(kind).map((name) => `{${name}}`);
  return (
    <>
      <Field label="Subject" maxLength={MAX_LETTER_LENGTHS.subject} {...field('subject')} />
      <TextField
        label="Message"
        rows={8}
        maxLength={MAX_LETTER_LENGTHS.text}
        hint={`We fill in ${known.join(', ')}.`}
        {...field('message')}
      />
    </>
  );
}

export const readLetter = (form: URLSearchParams): LetterText => ({
  subject: form.get('subject') ?? '',
  text: form.get('message') ?? '',
});

/** Identifies one page's letters, so that a second click sends nothing. */
export const BatchField = () => <input type="hidden" name="batch" value={newToken()} />;

/** A new id for anything but the value of `BatchField`. */
export function batchIn(form: URLSearchParams): string {
  const batch = form.get('batch') ?? '';
  return /^[\w-]{43}$/.test(batch) ? batch : newToken();
}

/** A button that selects the next step of a form. */
export const Step = (props: ComponentProps<typeof Submit>) => <Submit name="step" {...props} />;
