import { forwardForm } from '@/lib/bff/forward';

export const POST = forwardForm('tell-transfer');
