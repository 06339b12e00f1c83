import { register } from '@/content/register';
import type { AnswerKey, Answers } from '@/lib/admission/answers';
import type { FormFields } from '@/lib/admission/fields';
import type { Option } from '../ui/field/select';
import { dateShown } from './date-shown';

interface Props {
  fields: FormFields;
  dates: readonly Option[];
  answers: Answers;
}

/** Shown only where something was written. */
const MAY_BE_EMPTY: readonly AnswerKey[] = ['pin_code', 'query', 'alternate_mobile'];

/** Everything that was written, to be read once more. */
export function Summary({ fields, dates, answers }: Props) {
  const { personal, address, extra } = fields.sections;
  const rows = [...personal, ...address, ...extra]
    .filter(
      ({ key }) =>
        answers[key] || !(MAY_BE_EMPTY.includes(key) || extra.some((f) => f.key === key)),
    )
    .map(({ key, label }) => ({ key, label, value: shown(key, answers[key], dates) }));
  const name = `${answers.first_name} ${answers.last_name}`;
  const all = [
    { key: 'name', label: register.review.fullName, value: name },
    { key: 'email', label: fields.identity.email, value: answers.email },
    ...rows,
  ];
  return (
    <dl className="summary">
      {all.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

function shown(key: AnswerKey, value: string, dates: readonly Option[]): string {
  if (key !== 'admission_date') return value;
  return dateShown(value, dates) || register.details.noDates;
}
