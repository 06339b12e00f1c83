import { Hono } from 'hono';
import { CAPTCHA_FIELD, transferRequest } from '@/contract';
import { type FormDeps, requireCaptcha } from '../../../forms';
import { readJson } from '../../../platform';
import type { TaxSettings } from '../../tax/variables';
import { tellTransfer } from './tell';

export function transferRoutes({ db, log, now, settings }: FormDeps, tax?: TaxSettings) {
  return new Hono().post('/tell-transfer', async (c) => {
    const told = await readJson(c, transferRequest);
    if (settings.captcha) await requireCaptcha(told[CAPTCHA_FIELD], settings.captcha, log);
    const rules = { takesForeignGifts: tax?.fcra !== undefined, now: now() };
    return c.json(await tellTransfer(db, told, rules), 201);
  });
}
