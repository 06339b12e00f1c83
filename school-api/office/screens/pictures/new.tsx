import type { PictureFacts } from '../../../content';
import { screen } from '../../response';
import type { OfficeRequest } from '../../route';
import { Field, Submit, UploadForm } from '../../view/form';
import { kindOf, MAX_FILES, PICTURES } from './deps';
import { EMPTY_FACTS, NewFile } from './facts-fields';

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
