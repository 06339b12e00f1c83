export const CAPTCHA_FIELD = 'g-recaptcha-response';
