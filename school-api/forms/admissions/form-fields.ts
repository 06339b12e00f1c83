import { type AdmissionFieldDefault, mergeFormControls } from '@/contract';
import { listFormControls } from '../../content';
import type { Db } from '../../db';

/** The fields as the site shows them to parents. */
export const readFormFields = async (db: Db): Promise<AdmissionFieldDefault[]> =>
  mergeFormControls(await listFormControls(db));
