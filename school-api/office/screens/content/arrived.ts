import { type EditedRecord, findList, siteHas } from '../../../content';
import type { OfficeRequest } from '../../route';

/** Whether every running copy of the site follows the last change of this record. */
export async function hasArrived(
  { deps }: OfficeRequest,
  { list, changeNumber: number }: EditedRecord,
): Promise<boolean> {
  const tag = findList(list)?.tag;
  // Never changed by the office: the site has read it by itself.
  if (number === null || tag === undefined) return true;
  return siteHas(deps, { tag, number });
}
