import { verifyOtpRequest } from '@/contract';
import { ADMISSION_LIMITS } from '@/lib/admission/limits';
import { route } from '@/lib/bff/route';
import { postCall } from '@/lib/school-api/post';

export const POST = route({
  input: verifyOtpRequest,
  limit: ADMISSION_LIMITS.checkCode,
  call: (json, context) => postCall('verify-otp', { json }, context),
});
