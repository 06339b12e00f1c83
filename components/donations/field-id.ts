import type { AnswerKey } from '@/lib/donations/answers';

export const fieldId = (key: AnswerKey) => `donation-${key}`;
