import { FieldError } from '@/components/ui/field/field';
import { DRAWINGS } from '@/contract/facts/scenes';
import { fieldId } from '../../view/field-id';

type Props = {
  name: string;
  label: string;
  value: string;
  error?: string | undefined;
  options: readonly string[];
};

const words: Readonly<Record<string, string>> = DRAWINGS;

/** The drawings themselves, of which one is chosen. */
export function SceneField({ name, label, value, error, options }: Props) {
  const id = fieldId(name);
  return (
    <fieldset className="field scene-field" data-invalid={error ? '' : undefined}>
      <legend>{label}</legend>
      <FieldError id={`${id}-error`} error={error} />
      <div className="picture-grid">
        {options.map((option, at) => (
          <label key={option}>
            <input
              type="radio"
              id={at === 0 ? id : undefined}
              name={name}
              value={option}
              defaultChecked={option === value}
              aria-describedby={error ? `${id}-error` : undefined}
            />
            <img src={`/drawings/${option}`} alt="" loading="lazy" width={160} height={90} />
            <span>{words[option]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
