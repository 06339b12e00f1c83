import type { Picture } from '../../../content';
import { Field, PostForm, Submit } from '../../view/form';

/** Crops used on the site. */
const FRAMES = [
  { name: 'Slide', className: 'aspect-16/9' },
  { name: 'Card', className: 'aspect-4/3' },
  { name: 'Square', className: 'aspect-1/1' },
  { name: 'Portrait', className: 'aspect-4/5' },
] as const;

const PERCENT = { type: 'number', min: 0, max: 100, step: 1 } as const;

/** In the steps of components/ui/picture-focus.css. */
const inSteps = (percent: number) => Math.round(percent / 10) * 10;

/** The picture, its focus point, and the resulting crops on the site. */
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
  const point = `focus-x-${inSteps(focusX)} focus-y-${inSteps(focusY)}`;
  return (
    <section>
      <form className="mb-3 flex gap-2" action={`/pictures/${id}/turn`} method="post">
        {['left', 'right'].map((to) => (
          <Submit key={to} name="to" value={to} tone="secondary">
            Rotate {to}
          </Submit>
        ))}
      </form>
      <office-focus className="grid gap-4">
        {image}
        <ul className="picture-frames quiet flex flex-wrap items-end gap-3">
          {FRAMES.map(({ name, className }) => (
            <li key={name}>
              <img className={`${className} ${point}`} src={`/pictures/${id}/thumb`} alt="" />
              {name}
            </li>
          ))}
        </ul>
        <PostForm action={`/pictures/${id}/focus`}>
          <fieldset
            className="grid grid-cols-[repeat(2,minmax(0,10rem))] gap-x-4 gap-y-1"
            aria-describedby="focus-hint"
          >
            <legend>Most important point</legend>
            <p className="field-hint col-span-full" id="focus-hint">
              It stays in view where the site crops the picture. Click it in the picture, or enter
              two percentages.
            </p>
            <Field {...PERCENT} name="focus_x" label="From the left" value={String(focusX)} />
            <Field {...PERCENT} name="focus_y" label="From the top" value={String(focusY)} />
          </fieldset>
          <Submit tone="secondary">Save point</Submit>
        </PostForm>
      </office-focus>
    </section>
  );
}
