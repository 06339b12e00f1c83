import type { Purpose } from '../../../db/schema/orders';

/** Of the application or the gift that an order belongs to. */
export function recordAddress({ purpose, subjectId }: { purpose: Purpose; subjectId: string }) {
  const list = purpose === 'admission' ? '/applications' : '/gifts/online';
  return `${list}/${encodeURIComponent(subjectId)}`;
}
