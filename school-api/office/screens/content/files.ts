import { type ChosenFile, fieldsOf, newestFiles } from '../../../content';
import type { OfficeRequest } from '../../route';

/** The school's files that a form offers. */
export type OfferedFiles = Readonly<Record<'picture' | 'document', readonly ChosenFile[]>>;

/** Only those kinds that the list has a field for. */
export async function offeredFiles({ deps }: OfficeRequest, list: string): Promise<OfferedFiles> {
  const fields = fieldsOf(list);
  const has = (kind: 'picture' | 'document') => fields.some(({ input }) => input === kind);
  return {
    picture: has('picture') ? await newestFiles(deps.db, 'picture') : [],
    document: has('document') ? await newestFiles(deps.db, 'document') : [],
  };
}
