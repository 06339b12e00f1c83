import { forward } from '@/lib/bff/forward';
import { RECEIPT_LIMITS } from '@/lib/receipts/limits';

export const POST = forward('receipts', RECEIPT_LIMITS.list);
