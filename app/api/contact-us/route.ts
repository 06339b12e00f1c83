import { CAPTCHA_FIELD } from '@/contract';
import { route } from '@/lib/bff/route';
import { captchaForSchool, demandCaptcha } from '@/lib/captcha/demand';
import { contactPost } from '@/lib/contact/schema';
import { postCall } from '@/lib/school-api/post';

export const POST = route({
  input: contactPost,
  limit: { name: 'contact-us', points: 10, seconds: 600 },
  captcha: (message) => demandCaptcha(message[CAPTCHA_FIELD]),
  call: (message, context) => {
    const json = { ...message, [CAPTCHA_FIELD]: captchaForSchool(message[CAPTCHA_FIELD]) };
    return postCall('contact-us', { json }, context);
  },
});
