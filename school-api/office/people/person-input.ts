import { z } from 'zod';
import { isEmail } from '@/contract';
import { line, named } from '@/contract/forms/atoms';
import { ROLES } from '../route';

const MAX_NAME = 80;
const MAX_EMAIL = 254;

const name = named(line('The name', { max: MAX_NAME, required: 'Enter the name.' }), 'The name');

const email = z
  .string()
  .trim()
  .max(MAX_EMAIL, 'This address is too long.')
  .refine(isEmail, 'Enter an email address, such as name@example.org.');

/** The first head enters their own details. */
export const firstHeadInput = z.object({ name, email });

export const invitationInput = firstHeadInput.extend({
  role: z.enum(ROLES, { error: 'Choose a role.' }),
});

export type Invitation = z.output<typeof invitationInput>;
