import { CAPTCHA_FIELD, calls, type WriteName } from '@/contract';
import { captchaForSchool, checkCaptcha } from '@/lib/captcha/check-captcha';
import { postCall } from '@/lib/school-api/post';
import type { Limit } from './rate-limit';
import { route } from './route';

/** Passes a call to the school API unchanged after validation with the call's schema. */
export function forward(name: WriteName, limit: Limit) {
  return route({
    input: calls[name].body,
    limit,
    call: (json, context) => postCall(name, { json }, context),
  });
}

export function forwardForm(name: 'contact-us' | 'tell-transfer') {
  const input: (typeof calls)[typeof name]['body'] = calls[name].body;
  return route({
    input,
    limit: { name, points: 30, seconds: 1800 },
    captcha: (form) => checkCaptcha(form[CAPTCHA_FIELD]),
    call: (form, context) => {
      const json = { ...form, [CAPTCHA_FIELD]: captchaForSchool(form[CAPTCHA_FIELD]) };
      return postCall(name, { json }, context);
    },
  });
}
