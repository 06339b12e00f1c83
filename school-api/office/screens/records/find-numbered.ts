import { type OfficeRecord, rowNumber, type Subject } from '../../../records';
import type { OfficeRequest } from '../../route';

type Numbered = { id: number; path: string; name: string; person: string; record: OfficeRecord };

/** The record whose number is in the address. */
export async function findNumbered(
  { deps, params }: OfficeRequest,
  subject: Subject,
): Promise<Numbered | undefined> {
  const id = rowNumber(params.id ?? '');
  if (id === undefined) return undefined;
  const [record] = await subject.read(deps.db, [id], deps.config);
  if (record === undefined) return undefined;
  const name = `${subject.singular} ${id}`;
  return { id, path: `/${subject.name}/${id}`, name, person: String(record.email), record };
}
