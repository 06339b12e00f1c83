import type { Purpose } from '../../../db';

type Subject = { purpose: Purpose; subjectId: string; applicationNumber: number | null };

/** Of the application or the gift that an order belongs to; undefined when the application is gone. */
export function recordAddress({ purpose, subjectId, applicationNumber }: Subject) {
  if (purpose === 'donation') return `/gifts/online/${encodeURIComponent(subjectId)}`;
  return applicationNumber === null ? undefined : `/applications/${applicationNumber}`;
}
