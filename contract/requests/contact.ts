import * as z from 'zod';
import { LENGTHS } from '../facts/limits';
import { sent } from '../wire';

export const CAPTCHA_FIELD = 'g-recaptcha-response';

export const contactRequest = z.object({
  name: sent(LENGTHS.name),
  mobile_code: sent(LENGTHS.phone),
  mobile: sent(LENGTHS.phone),
  email: sent(LENGTHS.email),
  subject: sent(LENGTHS.subject),
  message: sent(LENGTHS.message),
  [CAPTCHA_FIELD]: sent(LENGTHS.captcha),
});

export type ContactRequest = z.infer<typeof contactRequest>;
