import { ADMISSION_LIMITS } from '@/lib/admission/limits';
import { verifyInput } from '@/lib/admission/schema';
import { route } from '@/lib/bff/route';
import { postCall } from '@/lib/school-api/post';

export const POST = route({
  input: verifyInput,
  limit: ADMISSION_LIMITS.checkCode,
  call: (json, context) => postCall('verify-otp', { json }, context),
});
