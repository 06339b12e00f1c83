import type { Purpose } from '../../../db';
import type { Role } from '../../roles';
import type { OfficeDeps } from '../../route';

/** One thing that waits, and where it is mended. */
export type Waiting = {
  /** Somebody waits for money or an answer. */
  urgent?: true;
  title: string;
  text?: string;
  since?: Date;
  href?: string;
};

export type Source = {
  roles: readonly Role[];
  find: (deps: OfficeDeps) => Promise<Waiting[]>;
};

const SHOWN = 5;

/** The first lines, and how many there are besides. */
export function someOf(lines: readonly Waiting[], of: string): Waiting[] {
  const more = lines.length - SHOWN;
  if (more <= 0) return [...lines];
  return [...lines.slice(0, SHOWN), { title: `${more} more ${of}` }];
}

type Subject = { purpose: Purpose; subjectId: string; applicationNumber: number | null };

/** Of the application or the gift that an order belongs to; undefined when the application is gone. */
export function recordAddress({ purpose, subjectId, applicationNumber }: Subject) {
  if (purpose === 'donation') return `/gifts/online/${encodeURIComponent(subjectId)}`;
  return applicationNumber === null ? undefined : `/applications/${applicationNumber}`;
}
