import { applicationAnswerRequest } from '@/contract';
import { ADMISSION_LIMITS } from '@/lib/admission/limits';
import { route } from '@/lib/bff/route';
import { postCall } from '@/lib/school-api/post';

export const POST = route({
  input: applicationAnswerRequest,
  limit: ADMISSION_LIMITS.answer,
  call: (json, context) => postCall('application-answer', { json }, context),
});
