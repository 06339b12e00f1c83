import { useController } from 'react-hook-form';
import { donateRegister } from '@/content/donate-register';
import type { CitizenQuestion } from '@/lib/donations/citizen-question';
import { ContactLines } from '../layout/contact-lines';
import { fieldId } from './field-id';
import type { DonorForm } from './use-donor-form';

const copy = donateRegister.form.citizenship;
const ID = fieldId('indian_citizen');

interface Props {
  form: DonorForm;
  question: CitizenQuestion;
}

/**
 * A donor who continues without ticking declares to be an Indian citizen, as the sentence above
 * explains.
 */
export function Citizenship({ form, question }: Props) {
  const { field, fieldState } = useController({ control: form.control, name: 'indian_citizen' });
  if (question === 'hidden') return null;
  const isForeign = field.value === 'no';
  return (
    <div className="field citizenship">
      <p id={`${ID}-says`}>{copy.declaration}</p>
      <label className="radio">
        <input
          ref={field.ref}
          id={ID}
          type="checkbox"
          value="no"
          checked={isForeign}
          aria-describedby={`${ID}-says ${ID}-hint`}
          onBlur={field.onBlur}
          onChange={({ target }) => field.onChange(target.checked ? 'no' : '')}
        />
        {copy.notCitizen}
      </label>
      <p id={`${ID}-hint`} className="field-hint">
        {copy.hint}
      </p>
      <div role="status">
        {isForeign && question === 'citizens-only' ? (
          <div className="citizenship-refused">
            <p>{fieldState.error?.message ?? copy.refused}</p>
            <ContactLines />
          </div>
        ) : null}
      </div>
    </div>
  );
}
