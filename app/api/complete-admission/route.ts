import { ADMISSION_LIMITS } from '@/lib/admission/limits';
import { completeAdmissionInput } from '@/lib/admission/schema';
import { route } from '@/lib/bff/route';
import { postCall } from '@/lib/school-api/post';

export const POST = route({
  input: completeAdmissionInput,
  limit: ADMISSION_LIMITS.complete,
  call: (json, context) => postCall('complete-admission', { json }, context),
});
