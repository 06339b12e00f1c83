import { Hono } from 'hono';
import { CAPTCHA_FIELD, contactRequest } from '@/contract';
import { readJson } from '../../platform';
import { requireCaptcha } from '../captcha/recaptcha';
import type { FormDeps } from '../deps';
import { receiveMessage } from './receive';

export function contactRoutes({ db, log, now, settings }: FormDeps) {
  return new Hono().post('/contact-us', async (c) => {
    const sent = await readJson(c, contactRequest);
    if (settings.captcha) await requireCaptcha(sent[CAPTCHA_FIELD], settings.captcha, log);
    const number = await receiveMessage(db, sent, now());
    return c.json({ status: 'received', reference: String(number) }, 201);
  });
}
