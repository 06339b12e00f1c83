import type { PictureFacts } from '../../../content';
import type { PictureKind } from '../../../db';
import { screen } from '../../answer';
import type { OfficeRequest } from '../../route';
import { ACCEPT, Field, FileField, Submit, UploadForm } from '../../view/form';
import { kindOf, MAX_FILES, PICTURES } from './deps';
import { EMPTY_FACTS } from './facts-fields';

const FILE_HINTS = {
  picture:
    'JPEG, HEIC, PNG, WebP, AVIF or GIF, up to 20 MB. We make it smaller and remove the place where it was taken.',
  document: 'A PDF, up to 20 MB. Visitors download it as it is.',
} as const;

export type Refused = { facts: PictureFacts; errors: Record<string, string>; status?: number };

/** The form for new ones; pictures are described after uploading. */
export function showNew(request: OfficeRequest, refused?: Refused): Response {
  const kind = kindOf(request.url);
  const isPicture = kind === 'picture';
  const { facts, errors } = refused ?? { facts: EMPTY_FACTS, errors: {} };
  const title = isPicture ? 'Add pictures' : 'Add document';
  const body = (
    <UploadForm action={`/pictures/new?kind=${kind}`}>
      <NewFile
        label={isPicture ? 'Pictures' : 'Document'}
        error={errors.file}
        {...{ kind, multiple: isPicture }}
      />
      {isPicture ? (
        <noscript>
          <p>Choose up to {MAX_FILES.picture} at a time.</p>
        </noscript>
      ) : (
        <Field label="Name" name="name" value={facts.name} maxLength={120} />
      )}
      <Submit>{title}</Submit>
    </UploadForm>
  );
  return screen(request, {
    title,
    back: { ...PICTURES, href: `${PICTURES.href}?kind=${kind}` },
    errors,
    body,
    status: refused ? (refused.status ?? 422) : 200,
  });
}

type FileProps = {
  kind: PictureKind;
  error: string | undefined;
  label?: string;
  multiple?: boolean;
};

export function NewFile({ kind, label = `New ${kind}`, ...rest }: FileProps) {
  return (
    <FileField {...{ label, ...rest }} name="file" hint={FILE_HINTS[kind]} accept={ACCEPT[kind]} />
  );
}
