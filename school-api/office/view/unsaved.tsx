import type { ReactNode } from 'react';
import type { Person } from '../route';

type Props = {
  /** Such as 'picture 12'; also used by browser/unsaved.ts. */
  record: string;
  person: Pick<Person, 'id'>;
  /** The form inside was returned with its input. */
  isRefused: boolean;
  children: ReactNode;
};

/** Keeps the inner form's input in the browser until it is saved. */
export function Unsaved({ record, person, isRefused, children }: Props) {
  return (
    <office-unsaved
      data-record={record}
      data-person={String(person.id)}
      data-refused={isRefused ? '' : undefined}
    >
      {children}
    </office-unsaved>
  );
}
