import type { ReactNode } from 'react';
import { FieldError } from '@/components/ui/field/field';
import type { PictureKind } from '../../db';
import { fieldId } from './field-id';

/** Not all systems know the type of HEIC files, but all know their names. */
export const ACCEPT: Record<PictureKind, string> = {
  picture: 'image/jpeg,image/heic,image/heif,.heic,.heif,image/png,image/webp,image/avif,image/gif',
  document: 'application/pdf',
};

type FormProps = { action: string; children: ReactNode };

/** A form with a file; <office-upload> tells how much has been sent. */
export function UploadForm({ action, children }: FormProps) {
  return (
    <office-upload>
      <form
        className="office-form"
        action={action}
        method="post"
        encType="multipart/form-data"
        noValidate
      >
        {children}
      </form>
    </office-upload>
  );
}

type FileProps = {
  label: string;
  name: string;
  hint: string;
  /** Types of the chooser; phones turn their photographs into one of them. */
  accept: string;
  error?: string | undefined;
  multiple?: boolean;
};

export function FileField({ label, name, hint, accept, error, multiple }: FileProps) {
  const id = fieldId(name);
  const described = error ? `${id}-hint ${id}-error` : `${id}-hint`;
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className="field-hint">
        {hint}
      </p>
      <FieldError id={`${id}-error`} error={error} />
      <input
        id={id}
        className="control control-file"
        type="file"
        name={name}
        accept={accept}
        multiple={multiple}
        aria-describedby={described}
        aria-invalid={error ? true : undefined}
      />
    </div>
  );
}
