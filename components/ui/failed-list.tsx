import type { ReactNode } from 'react';
import { failedList } from '@/content/failed-list';
import { ButtonLink } from './button';
import { EmptyState } from './empty-state';
import { Unavailable } from './unavailable';

interface Props {
  /** The empty list's text, repeated here. */
  empty?: string;
  /** The same list's URL, as a link that works without scripts. */
  again: string;
  /** The id of the Swap around it, if the URL is that of another page. */
  swap?: string;
  children?: ReactNode;
}

/** Shown for a list that could not be read, with a link to retry. */
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
