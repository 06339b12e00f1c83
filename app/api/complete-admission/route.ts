import { completeAdmissionRequest } from '@/contract';
import { ADMISSION_LIMITS } from '@/lib/admission/limits';
import { route } from '@/lib/bff/route';
import { postCall } from '@/lib/school-api/post';

export const POST = route({
  input: completeAdmissionRequest,
  limit: ADMISSION_LIMITS.complete,
  call: (json, context) => postCall('complete-admission', { json }, context),
});
