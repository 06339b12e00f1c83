import { forward } from '@/lib/bff/forward';
import { PRIVACY_LIMITS } from '@/lib/privacy/limits';

export const POST = forward('privacy-erase', PRIVACY_LIMITS.erase);
