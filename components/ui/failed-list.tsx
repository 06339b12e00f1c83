import type { ReactNode } from 'react';
import { failedList } from '@/content/failed-list';
import { ButtonLink } from './button';
import { EmptyState } from './empty-state';
import { Unavailable } from './unavailable';

interface Props {
  /** Words of the empty list, which stand here too. */
  words?: string;
  /** The address of this same list: a link, so that it works without scripts. */
  again: string;
  /** The id of the Swap around it, when that address is another page's. */
  swap?: string;
  /** Other ways on. */
  children?: ReactNode;
}

/** A list that was waited for in vain: it says so and never pretends to be loading still. */
export function FailedList({ words, again, swap, children }: Props) {
  return (
    <Unavailable>
      <EmptyState text={words ?? failedList.text}>
        {words ? <p>{failedList.text}</p> : null}
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
