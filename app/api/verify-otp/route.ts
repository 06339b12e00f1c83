import { ADMISSION_LIMITS } from '@/lib/admissions/limits';
import { forward } from '@/lib/bff/forward';

export const POST = forward('verify-otp', ADMISSION_LIMITS.checkCode);
