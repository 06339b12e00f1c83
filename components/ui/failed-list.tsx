import type { ReactNode } from 'react';
import { failedList } from '@/content/failed-list';
import { ButtonLink } from './button';
import { EmptyState } from './empty-state';
import { Unavailable } from './unavailable';

interface Props {
  /** The text of the empty list, repeated here. */
  empty?: string;
  /** The URL of the same list, as a link that works without scripts. */
  again: string;
  /** The id of the Swap around it, when the URL is that of another page. */
  swap?: string;
  /** Further links. */
  children?: ReactNode;
}

/** Shown for a list whose read failed, with a link to retry. */
export function FailedList({ empty, again, swap, children }: Props) {
  return (
    <Unavailable>
      <EmptyState text={empty ?? failedList.text}>
        {empty ? <p>{failedList.text}</p> : null}
        <p className="state-ways">
          <ButtonLink href={again} tone="secondary" data-swap={swap}>
            {failedList.again}
          </ButtonLink>
          {children}
        </p>
      </EmptyState>
    </Unavailable>
  );
}
