import { register } from '@/content/register';
import type { DateChoice } from '@/lib/admissions/dates';
import type { FormField, FormFields } from '@/lib/admissions/fields';
import { Fieldset } from '../../ui/field/fieldset';
import { AnswerField } from './answer-field';
import { Fold } from './fold';
import type { DetailsForm } from './use-details-form';

const { details } = register;

interface Shared {
  form: DetailsForm;
  dates: readonly DateChoice[];
}

/** The fields of a section; the second number and the query are folded. */
export function AnswerFields({ fields, ...shared }: Shared & { fields: readonly FormField[] }) {
  return fields.map((field) => {
    const { key } = field;
    const isFolded = key === 'alternate_mobile' || key === 'query';
    const one = <AnswerField key={key} field={field} {...shared} hint={hintOf(field, fields)} />;
    return isFolded ? (
      <Fold key={key} title={optional(field.label)} fields={[field]} form={shared.form}>
        <div className="fold-one">{one}</div>
      </Fold>
    ) : (
      one
    );
  });
}

/** Address and further questions of the school. */
export function LaterSections({
  fields,
  disabled,
  ...shared
}: Shared & { fields: FormFields; disabled: boolean }) {
  const { address, extra } = fields.sections;
  if (address.length + extra.length === 0) return null;
  return (
    <Fieldset legend={details.extra} disabled={disabled} className="locked">
      {address.length > 0 ? (
        <Fold title={optional(details.address)} fields={address} form={shared.form}>
          <div className="fieldset-fields">
            <AnswerFields fields={address} {...shared} />
          </div>
        </Fold>
      ) : null}
      <AnswerFields fields={extra} {...shared} />
    </Fieldset>
  );
}

const optional = (label: string) => `${label} ${details.optional}`;

/** Families abroad read what to enter before they type. */
function hintOf({ key }: FormField, others: readonly FormField[]): string | undefined {
  if (key !== 'mobile') return undefined;
  const second = others.find((field) => field.key === 'alternate_mobile');
  return `${details.mobileHint}${second ? details.ownNumber.replace('{label}', second.label) : ''}.`;
}
