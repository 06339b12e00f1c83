import type { AnswerKey } from '@/lib/donation/answers';

export const fieldId = (key: AnswerKey) => `donation-${key}`;
