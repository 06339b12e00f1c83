import type { ComponentProps, ReactNode } from 'react';
import { FileInput } from '@/components/ui/field/file-input';
import type { PictureKind } from '../../db';
import { fieldId } from './form';

/** Not all systems know HEIC's type, but all know its extension. */
export const ACCEPT: Record<PictureKind, string> = {
  picture: 'image/jpeg,image/heic,image/heif,.heic,.heif,image/png,image/webp,image/avif,image/gif',
  document: 'application/pdf',
};

/** A form with a file; <office-upload> shows the progress. */
export function UploadForm({ action, children }: { action: string; children: ReactNode }) {
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

type FileProps = Omit<ComponentProps<typeof FileInput>, 'id'> & { name: string; hint: string };

export function FileField({ name, ...rest }: FileProps) {
  return <FileInput {...rest} id={fieldId(name)} name={name} />;
}
