import { sendOtpRequest } from '@/contract';
import { ADMISSION_LIMITS } from '@/lib/admission/limits';
import { route } from '@/lib/bff/route';
import { postCall } from '@/lib/school-api/post';

export const POST = route({
  input: sendOtpRequest,
  limit: ADMISSION_LIMITS.sendCode,
  call: (json, context) => postCall('send-otp', { json }, context),
});
