import { applicationSubject, findApplicationId, rowNumber } from '../../../records';
import type { OfficeRequest } from '../../route';
import { LIST } from './list';

/** The application of the address, which has its number and never its id. */
export async function findApplication({ deps: { db, config }, params }: OfficeRequest) {
  const number = rowNumber(params.number ?? '');
  const id = number === undefined ? undefined : await findApplicationId(db, number);
  const record = id && (await applicationSubject.find(db, id, config));
  if (!record) return undefined;
  const name = `${applicationSubject.singular} ${number}`;
  return { id, record, name, path: `${LIST.href}/${number}`, person: String(record.email) };
}
