import type { Picture } from '../../../content';
import { fieldId } from '../../view/field-id';
import { PostForm, Submit } from '../../view/form';

/** The picture, and the point of it that stays in view where the site cuts it. */
export function FocusForm({ picture }: { picture: Picture }) {
  const { id, alt, width, height, focusX, focusY, binnedAt } = picture;
  const image = (
    <span className="focus-frame">
      <img
        src={`/pictures/${id}/file`}
        alt={alt}
        width={width ?? undefined}
        height={height ?? undefined}
      />
    </span>
  );
  if (binnedAt !== null) return image;
  return (
    <office-focus>
      {image}
      <PostForm action={`/pictures/${id}/focus`}>
        <fieldset className="focus-fields">
          <legend>What must stay in view where the picture is cut</legend>
          <p className="field-hint" id="focus-hint">
            Click on the most important point of the picture, or write it in per cent.
          </p>
          <Percent name="focus_x" label="From the left" value={focusX} />
          <Percent name="focus_y" label="From the top" value={focusY} />
        </fieldset>
        <Submit tone="secondary">Keep this point</Submit>
      </PostForm>
    </office-focus>
  );
}

function Percent({ name, label, value }: { name: string; label: string; value: number }) {
  const id = fieldId(name);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="control"
        type="number"
        name={name}
        defaultValue={value}
        min={0}
        max={100}
        step={1}
        aria-describedby="focus-hint"
      />
    </div>
  );
}
