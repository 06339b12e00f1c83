import { forwardForm } from '@/lib/bff/forward';

export const POST = forwardForm('contact-us');
