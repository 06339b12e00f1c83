import { ADMISSION_LIMITS } from '@/lib/admissions/limits';
import { forward } from '@/lib/bff/forward';

export const POST = forward('create-order', ADMISSION_LIMITS.order);
