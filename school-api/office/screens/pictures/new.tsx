import type { PictureFacts } from '../../../content';
import { page } from '../../answer';
import type { OfficeRequest } from '../../route';
import { ErrorSummary, Submit } from '../../view/form';
import { PageHead } from '../../view/head';
import { Unsaved } from '../../view/unsaved';
import { FileField, UploadForm } from '../../view/upload-form';
import { ACCEPT, kindOf, PICTURES } from './deps';
import { EMPTY_FACTS, FactsFields } from './facts-fields';

export const FILE_HINTS = {
  picture:
    'JPEG, HEIC, PNG, WebP, AVIF or GIF, up to 20 MB. We make it smaller and remove the place where it was taken.',
  document: 'A PDF, up to 20 MB. Visitors download it as it is.',
} as const;

export type Refused = { facts: PictureFacts; errors: Record<string, string>; status?: number };

/** The form for a new one; sent back with what was typed, but a file must be chosen again. */
export function showNew(request: OfficeRequest, refused?: Refused): Response {
  const kind = kindOf(request.url);
  const isPicture = kind === 'picture';
  const { facts, errors } = refused ?? { facts: EMPTY_FACTS, errors: {} };
  const title = isPicture ? 'Add a picture' : 'Add a document';
  const body = (
    <>
      <PageHead title={title} back={{ ...PICTURES, href: `${PICTURES.href}?kind=${kind}` }} />
      <ErrorSummary errors={errors} />
      <Unsaved record={`${kind} new`} person={request.person} isRefused={refused !== undefined}>
        <UploadForm action={`/pictures/new?kind=${kind}`}>
          <FileField
            label={isPicture ? 'The picture' : 'The document'}
            name="file"
            hint={FILE_HINTS[kind]}
            accept={ACCEPT[kind]}
            error={
              errors.file ??
              (refused && isPicture
                ? 'Choose the picture again: browsers do not keep files'
                : undefined)
            }
          />
          <FactsFields facts={facts} errors={errors} isPicture={isPicture} />
          <Submit>{isPicture ? 'Add the picture' : 'Add the document'}</Submit>
        </UploadForm>
      </Unsaved>
    </>
  );
  return page(request, { title, body, status: refused ? (refused.status ?? 422) : 200 });
}
