import type { Problems } from '../../../content';
import { Field } from '../../view/form';
import type { Typed } from './typed';

type Props = { typed: Pick<Typed, 'from' | 'until'>; problems: Problems };

/** From when until when it is on the site by itself. */
export function WhenFields({ typed, problems }: Props) {
  const isUsed = [typed.from, typed.until, problems.from, problems.until].some(Boolean);
  const moment = { type: 'datetime-local', optional: true } as const;
  return (
    <details open={isUsed}>
      <summary>Publish or hide at a set time</summary>
      <Field
        {...moment}
        label="From"
        name="from"
        value={typed.from}
        error={problems.from}
        hint="Once you publish it, it appears at this time"
      />
      <Field
        {...moment}
        label="Until"
        name="until"
        value={typed.until}
        error={problems.until}
        hint="It is hidden at this time"
      />
    </details>
  );
}
