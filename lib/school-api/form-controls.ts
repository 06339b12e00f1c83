import { cache } from 'react';
import { type AdmissionFieldDefault, mergeFormControls } from '@/contract';
import { readCall } from './client';
import { mapResult, type Result } from './result';

export const readFormControls = cache(async (): Promise<Result<AdmissionFieldDefault[]>> => {
  return mapResult(await readCall('form-controls'), mergeFormControls);
});
