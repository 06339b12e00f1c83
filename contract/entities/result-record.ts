import * as z from 'zod';
import { link, requiredText, text } from '../wire';

export const RESULT_CLASSES = ['10th', '12th'] as const;

export const resultRecord = z.object({
  picture: link,
  name: requiredText,
  stream: text,
  percentage: text,
});

export type ResultRecord = z.infer<typeof resultRecord>;
