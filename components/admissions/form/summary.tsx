import { register } from '@/content/register';
import type { AnswerKey, Answers } from '@/contract/facts/admission-answers';
import { nameOf } from '@/lib/admissions/family';
import type { FormFields } from '@/lib/admissions/fields';
import { SummaryList } from '../../payments/summary-list';
import type { Option } from '../../ui/field/select';
import { dateShown } from './date-shown';
import { EMAIL_CHANGE_ID, fieldId } from './field-id';

const { review, details } = register;

interface Props {
  fields: FormFields;
  dates: readonly Option[];
  answers: Answers;
  onChange: (id: string) => void;
}

/** The answers for review; each row links to its field. */
export function Summary({ fields, dates, answers, onChange }: Props) {
  const { personal, address, extra } = fields.sections;
  const row = (key: AnswerKey, term: string, value: string, id = fieldId(key)) => ({
    key,
    term,
    value,
    // Nothing to choose; a date that was chosen earlier can be given up.
    onChange: value === details.noDates ? undefined : () => onChange(id),
  });
  const rows = [...personal, ...address, ...extra].map(({ key, label }) =>
    row(key, label, shown(key, answers[key], dates)),
  );
  const name = row('first_name', review.fullName, nameOf(answers));
  const email = row('email', fields.identity.email, answers.email, EMAIL_CHANGE_ID);
  return <SummaryList rows={[name, email, ...rows]} change={review.change} />;
}

function shown(key: AnswerKey, value: string, dates: readonly Option[]): string {
  if (key !== 'admission_date') return value;
  return dateShown(value, dates) || (dates.length === 0 ? details.noDates : '');
}
