import { Hono } from 'hono';
import { CAPTCHA_FIELD, contactRequest } from '@/contract';
import { demandCaptcha } from '../captcha/recaptcha';
import { readJson } from '../http/json-body';
import { receiveMessage } from '../messages/receive';
import type { FormParts } from './form-parts';

export function contactRoutes({ db, log, now, settings }: FormParts) {
  return new Hono().post('/contact-us', async (c) => {
    const sent = await readJson(c, contactRequest);
    if (settings.captcha) await demandCaptcha(sent[CAPTCHA_FIELD], settings.captcha, log);
    await receiveMessage(db, sent, now());
    return c.json({ status: 'received' }, 201);
  });
}
