import type { Purpose } from '../../../db';
import type { Role } from '../../roles';
import type { OfficeDeps, Person } from '../../route';

/** Something to do, and where it is done. */
export type Waiting = {
  /** Somebody is waiting for money or an answer. */
  urgent?: true;
  title: string;
  text?: string;
  since?: Date;
  href?: string;
  /** Whom to call. */
  phone?: string;
  /** Of several, those that wait longest. */
  oldest?: readonly { name: string; href: string; since: Date }[];
  /** How many things it stands for in the menu: one, unless it says so. */
  count?: number;
};

export type Source = {
  roles: readonly Role[];
  /** `person`: whose page it is; of the menu, which a role shares, nobody's. */
  find: (deps: OfficeDeps, role: Role, person?: Person) => Promise<Waiting[]>;
};

const SHOWN = 5;

/** The first lines, and how many more there are, with the list that has them. */
export function someOf(lines: readonly Waiting[], of: string, href?: string): Waiting[] {
  const count = lines.length - SHOWN;
  if (count <= 0) return [...lines];
  return [
    ...lines.slice(0, SHOWN),
    { title: `${count} more ${of}`, count, ...(href !== undefined && { href }) },
  ];
}

type Subject = { purpose: Purpose; subjectId: string; applicationNumber: number | null };

/** Of the application or the donation that an order belongs to; undefined when the application is gone. */
export function recordAddress({ purpose, subjectId, applicationNumber }: Subject) {
  if (purpose === 'donation') return `/donations/online/${encodeURIComponent(subjectId)}`;
  return applicationNumber === null ? undefined : `/applications/${applicationNumber}`;
}
