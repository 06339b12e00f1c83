'use client';

import { careers } from '@/content/careers';
import { EXPERIENCE_OPTIONS, QUALIFICATIONS } from '@/contract/facts/job';
import { fieldProps } from '../../forms/field-props';
import { NotSent } from '../../forms/not-sent';
import { useHydrated } from '../../forms/use-hydrated';
import { useTouched } from '../../forms/use-touched';
import { Button } from '../../ui/button';
import { FileInput } from '../../ui/field/file-input';
import { Select } from '../../ui/field/select';
import { TextInput } from '../../ui/field/text-input';
import { useAlert } from '../../ui/use-alert';
import { fieldId } from './answers';
import { preloadParts } from './lazy';
import { UploadProgress } from './upload-progress';
import { useApplyForm } from './use-apply-form';
import { VacancyField } from './vacancy-field';

const copy = careers.application;
const qualifications = QUALIFICATIONS.map((name) => ({ value: name, label: name }));

interface Props {
  /** Null if the list could not be read. */
  vacancies: readonly string[] | null;
  /** Sent with the application, unless empty. */
  noticeVersion?: string;
}

export function ApplyForm({ vacancies, noticeVersion = '' }: Props) {
  const { show, dialog } = useAlert();
  const { form, cv, submit, busy, progress, problem, cancel } = useApplyForm(show, noticeVersion);
  const { watch } = useTouched(preloadParts);
  const hydrated = useHydrated();
  const field = fieldProps(form, fieldId);
  return (
    <form {...watch} className="apply-form" method="post" noValidate onSubmit={submit}>
      <VacancyField form={form} vacancies={vacancies} />
      <TextInput {...field('applicant_name')} label={copy.name} autoComplete="name" required />
      <div className="apply-pair">
        <TextInput
          {...field('mobile')}
          label={copy.mobile}
          hint={copy.mobileHint}
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          required
        />
        <TextInput
          {...field('email')}
          label={copy.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
        <Select
          {...field('qualification')}
          label={copy.qualification}
          options={qualifications}
          placeholder={copy.chooseQualification}
          required
        />
        <Select {...field('experience')} label={copy.experience} options={EXPERIENCE_OPTIONS} />
      </div>
      <FileInput
        id={fieldId('cv')}
        ref={cv.input}
        name="cv"
        label={copy.cv}
        hint={copy.cvHint}
        error={cv.error || undefined}
        accept="application/pdf,.pdf"
        onChange={cv.choose}
        required
      />
      {progress === null ? null : <UploadProgress share={progress} onCancel={cancel} />}
      <div className="form-end">
        <Button type="submit" busy={busy} disabled={!hydrated} data-waits="">
          {busy ? copy.submitting : copy.submit}
        </Button>
        <NotSent text={problem} calls={problem !== copy.cancelled} />
      </div>
      <p className="form-note">{copy.note}</p>
      {dialog}
    </form>
  );
}
