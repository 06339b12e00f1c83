import type { AdmissionFieldDefault } from '@/contract';
import { readFormFields } from '../../../forms';
import { isAlwaysShown, LONGEST_LABEL } from '../../../records';
import { page } from '../../answer';
import type { OfficeRequest } from '../../route';
import { CheckField, ErrorSummary, Field, PostForm, Submit } from '../../view/form';
import { PageHead } from '../../view/head';
import { Notice } from '../../view/notice';
import { noSuchRecord } from '../records/missing';

export const FORM = { href: '/form', label: 'Admission form' };

export async function findField({ deps, params }: OfficeRequest) {
  return (await readFormFields(deps.db)).find(({ key }) => key === params.key);
}

/** Names what the page was made with; another save since then is noticed. */
export const seenField = ({ shown, label }: Pick<AdmissionFieldDefault, 'shown' | 'label'>) =>
  `${shown ? 'shown' : 'hidden'} ${label}`;

/** Sent back: with what was typed. */
export type Refused = {
  shown: boolean;
  label: string;
  errors: Record<string, string>;
  stale?: true;
};

export async function showField(request: OfficeRequest, refused?: Refused): Promise<Response> {
  const field = await findField(request);
  if (field === undefined) return noSuchRecord(request, 'field', FORM);
  const { shown, label, errors } = refused ?? { ...field, errors: {} as Record<string, string> };
  const always = isAlwaysShown(field.key);
  const title = field.label;
  const body = (
    <>
      <PageHead title={title} back={FORM} />
      <ErrorSummary errors={errors} />
      {refused?.stale ? (
        <Notice tone="bad">
          Nothing was saved. Someone changed this field after you opened the page. It is now{' '}
          {field.shown ? 'shown' : 'hidden'} and called “{field.label}”. Below is what you have
          typed; save it again to replace that.
        </Notice>
      ) : null}
      <PostForm action={`/form/${field.key}`}>
        <input type="hidden" name="seen" value={seenField(field)} />
        <Field
          label="Label"
          name="label"
          value={label}
          error={errors.label}
          maxLength={LONGEST_LABEL}
          hint="What parents read above the field"
          required
        />
        {always ? (
          <>
            <input type="hidden" name="shown" value="yes" />
            <p>This field is always shown: no registration can do without it.</p>
          </>
        ) : (
          <CheckField
            label="Show this field on the form"
            name="shown"
            checked={shown}
            {...(errors.shown !== undefined && { error: errors.shown })}
          />
        )}
        <Submit>Save</Submit>
      </PostForm>
    </>
  );
  const status = refused?.stale ? 409 : refused ? 422 : 200;
  return page(request, { title, body, status });
}
