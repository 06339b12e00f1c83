import { FieldError } from '@/components/ui/field/field';
import { DRAWINGS } from '@/contract/facts/drawings';
import { fieldId } from '../../view/field-id';

type Props = { name: string; label: string; value: string; error?: string | undefined };

/** The drawings themselves, of which one is chosen. */
export function SceneField({ name, label, value, error }: Props) {
  return (
    <fieldset className="field" data-invalid={error ? '' : undefined}>
      <legend>{label}</legend>
      <FieldError id={`${fieldId(name)}-error`} error={error} />
      <div className="picture-grid" id={fieldId(name)} tabIndex={-1}>
        {Object.entries(DRAWINGS).map(([scene, words]) => (
          <label key={scene}>
            <input type="radio" name={name} value={scene} defaultChecked={scene === value} />
            <img src={`/drawings/${scene}`} alt="" loading="lazy" width={160} height={90} />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
