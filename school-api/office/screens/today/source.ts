import type { Purpose } from '../../../db';
import type { OfficeDeps, Person, Role } from '../../route';

export type Waiting = {
  /** Somebody is waiting for money or an answer. */
  urgent?: true;
  title: string;
  text?: string;
  since?: Date;
  href?: string;
  /** Whom to call. */
  phone?: string;
  /** If several, those waiting longest. */
  oldest?: readonly { name: string; href: string; since: Date }[];
  /** Its text names a person, which the audit records. */
  names?: true;
  /** How many it counts for in the menu; one by default. */
  count?: number;
  /** Undelivered emails that leave the list once somebody has told the person. */
  done?: readonly number[];
  /** The lines behind one that stands for several. */
  others?: readonly Waiting[];
};

export type Source = {
  roles: readonly Role[];
  /** `person`: whose page it is; undefined for the menu, which a role shares. */
  find: (deps: OfficeDeps, role: Role, person?: Person) => Promise<Waiting[]>;
};

const SHOWN = 5;

/** The first lines, and one that opens the others. `total`: if not all are among them. */
export function shorten(lines: readonly Waiting[], of: string, total = lines.length): Waiting[] {
  const others = lines.slice(SHOWN);
  if (others.length === 0) return [...lines];
  const count = others.reduce((sum, line) => sum + (line.count ?? 1), 0);
  return [...lines.slice(0, SHOWN), { title: `${total - SHOWN} more ${of}`, count, others }];
}

type Subject = { purpose: Purpose; subjectId: string; applicationNumber: number | null };

/** The application or donation of an order; undefined if the application is gone. */
export function recordAddress({ purpose, subjectId, applicationNumber }: Subject) {
  if (purpose === 'donation') return `/donations/online/${encodeURIComponent(subjectId)}`;
  return applicationNumber === null ? undefined : `/applications/${applicationNumber}`;
}
