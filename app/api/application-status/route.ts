import { applicationStatusRequest } from '@/contract';
import { ADMISSION_LIMITS } from '@/lib/admission/limits';
import { route } from '@/lib/bff/route';
import { postCall } from '@/lib/school-api/post';

export const POST = route({
  input: applicationStatusRequest,
  limit: ADMISSION_LIMITS.status,
  call: (json, context) => postCall('application-status', { json }, context),
});
