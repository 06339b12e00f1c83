import type { ReactNode } from 'react';
import type { Person } from '../route';

type Props = {
  /** Such as 'picture 12'; browser/unsaved/saved-records.ts has its name too. */
  record: string;
  person: Pick<Person, 'id'>;
  /** The form inside came back with what was typed. */
  isRefused: boolean;
  children: ReactNode;
};

/** What is typed into the form inside stays in the browser until it was saved. */
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
