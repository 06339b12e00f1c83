import { type UseFormReturn, useController } from 'react-hook-form';
import { careers } from '@/content/careers';
import { Select } from '../../ui/field/select';
import { Icon } from '../../ui/icon';
import { type Answers, fieldId } from './answers';
import { useChosenVacancy } from './use-chosen-vacancy';

const copy = careers.application;

interface Props {
  form: UseFormReturn<Answers>;
  vacancies: readonly string[] | null;
}

/** Controlled, because an option may come from the URL. */
export function VacancyField({ form, vacancies }: Props) {
  const { closed, offered } = useChosenVacancy(form, vacancies);
  const { field } = useController({ control: form.control, name: 'vacancy' });
  const note = closed ? copy.closed.replace('{name}', () => closed) : noteFor(offered, vacancies);
  return (
    <>
      <div role="status">
        {note ? (
          <p className="apply-closed">
            <Icon name="info" />
            <span>{note}</span>
          </p>
        ) : null}
      </div>
      <Select
        {...field}
        id={fieldId('vacancy')}
        label={copy.vacancy}
        error={form.formState.errors.vacancy?.message}
        options={offered.map((name) => ({ value: name, label: name }))}
        placeholder={copy.choose}
        required
      />
    </>
  );
}

function noteFor(offered: readonly string[], vacancies: readonly string[] | null): string {
  if (vacancies?.length === 0) return copy.none;
  return vacancies === null && offered.length === 0 ? copy.unknown : '';
}
