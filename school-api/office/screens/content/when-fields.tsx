import type { Problems } from '../../../content';
import { Field } from '../../view/form';
import type { Typed } from './typed';

type Props = { typed: Pick<Typed, 'from' | 'until'>; problems: Problems };

/** From when until when it is on the site by itself. */
export function WhenFields({ typed, problems }: Props) {
  const isUsed = [typed.from, typed.until, problems.from, problems.until].some(Boolean);
  const moment = { type: 'datetime-local', optional: true } as const;
  return (
    <details className="content-when" open={isUsed}>
      <summary>On the site from a day, or until a day</summary>
      <Field
        {...moment}
        label="From"
        name="from"
        value={typed.from}
        error={problems.from}
        hint="Publish it, and it appears by itself at this time"
      />
      <Field
        {...moment}
        label="Until"
        name="until"
        value={typed.until}
        error={problems.until}
        hint="It is hidden by itself at this time"
      />
    </details>
  );
}
