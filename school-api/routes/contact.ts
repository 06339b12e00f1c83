import { Hono } from 'hono';
import { CAPTCHA_FIELD, contactRequest } from '@/contract';
import { requireCaptcha } from '../captcha/recaptcha';
import { readJson } from '../http/json-body';
import { receiveMessage } from '../messages/receive';
import type { FormDeps } from './form-deps';

export function contactRoutes({ db, log, now, settings }: FormDeps) {
  return new Hono().post('/contact-us', async (c) => {
    const sent = await readJson(c, contactRequest);
    if (settings.captcha) await requireCaptcha(sent[CAPTCHA_FIELD], settings.captcha, log);
    await receiveMessage(db, sent, now());
    return c.json({ status: 'received' }, 201);
  });
}
