import { forward } from '@/lib/bff/forward';
import { PRIVACY_LIMITS } from '@/lib/privacy/limits';

export const POST = forward('privacy-withdraw', PRIVACY_LIMITS.withdraw);
