import { applicationContinueRequest } from '@/contract';
import { ADMISSION_LIMITS } from '@/lib/admission/limits';
import { route } from '@/lib/bff/route';
import { postCall } from '@/lib/school-api/post';

export const POST = route({
  input: applicationContinueRequest,
  limit: ADMISSION_LIMITS.continue,
  call: (json, context) => postCall('application-continue', { json }, context),
});
