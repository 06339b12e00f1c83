import { createAdmissionRequest } from '@/contract';
import { ADMISSION_LIMITS } from '@/lib/admission/limits';
import { route } from '@/lib/bff/route';
import { postCall } from '@/lib/school-api/post';

export const POST = route({
  input: createAdmissionRequest,
  limit: ADMISSION_LIMITS.create,
  call: (json, context) => postCall('create-admission', { json }, context),
});
