import { ownPurposes } from '@/content/purposes';
import type { FieldValues } from '../lists/list';

/** One has a goal, as a demonstration. */
export const demoPurposes: readonly FieldValues[] = ownPurposes.map((purpose) => ({
  ...purpose,
  usual_amounts: purpose.usual_amounts.join('; '),
  ...(purpose.name === 'Nature Care' && { goal: 500_000 }),
}));
