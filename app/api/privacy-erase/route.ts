import { privacyRequest } from '@/contract';
import { route } from '@/lib/bff/route';
import { PRIVACY_LIMITS } from '@/lib/privacy/limits';
import { postCall } from '@/lib/school-api/post';

export const POST = route({
  input: privacyRequest,
  limit: PRIVACY_LIMITS.erase,
  call: (json, context) => postCall('privacy-erase', { json }, context),
});
