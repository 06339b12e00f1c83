import { privacyCorrectRequest } from '@/contract';
import { route } from '@/lib/bff/route';
import { PRIVACY_LIMITS } from '@/lib/privacy/limits';
import { postCall } from '@/lib/school-api/post';

export const POST = route({
  input: privacyCorrectRequest,
  limit: PRIVACY_LIMITS.correct,
  call: (json, context) => postCall('privacy-correct', { json }, context),
});
