import { CAPTCHA_FIELD, contactRequest } from '@/contract';
import { route } from '@/lib/bff/route';
import { captchaForSchool, checkCaptcha } from '@/lib/captcha/check-captcha';
import { postCall } from '@/lib/school-api/post';

export const POST = route({
  input: contactRequest,
  limit: { name: 'contact-us', points: 10, seconds: 600 },
  captcha: (message) => checkCaptcha(message[CAPTCHA_FIELD]),
  call: (message, context) => {
    const json = { ...message, [CAPTCHA_FIELD]: captchaForSchool(message[CAPTCHA_FIELD]) };
    return postCall('contact-us', { json }, context);
  },
});
