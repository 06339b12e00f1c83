import { ownPurposes } from '@/content/purposes';
import type { FieldValues } from '../lists/list';

/** One of them has a goal, to show what it looks like. */
export const demoPurposes: readonly FieldValues[] = ownPurposes.map((purpose) => ({
  ...purpose,
  usual_amounts: purpose.usual_amounts.join('; '),
  ...(purpose.name === 'Nature Care' && { goal: 500_000 }),
}));
