import * as z from 'zod';
import { flag, requiredText, text } from '../wire';

export const formControl = z.object({
  key: requiredText,
  field_name: text,
  status: flag,
});

export type FormControl = z.infer<typeof formControl>;
