import { privacyRequest } from '@/contract';
import { route } from '@/lib/bff/route';
import { PRIVACY_LIMITS } from '@/lib/privacy/limits';
import { postCall } from '@/lib/school-api/post';

export const POST = route({
  input: privacyRequest,
  limit: PRIVACY_LIMITS.withdraw,
  call: (json, context) => postCall('privacy-withdraw', { json }, context),
});
