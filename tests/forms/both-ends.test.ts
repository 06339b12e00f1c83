import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DEFAULT_FORM_CONTROLS } from '@/contract';
import { donation } from '../donations/samples';
import { postTo, startSite, stubApiPerTest, world } from '../lib/school-api/fresh-site';
import {
  completeForm,
  newEmail,
  openFormsApp,
  post,
  startVerified,
} from '../school-api/forms/forms-app';
import { openPaymentsApp } from '../school-api/money/payments/payments-app';
import { cases } from '../support/cases';
import { contactAnswers } from '../support/contact-form';
import { listed } from '../support/listed';

stubApiPerTest();

const api = await openFormsApp();
const payments = await openPaymentsApp();

type Answer = Record<string, string>;

const refusal = z.object({
  error: z.object({ fields: z.record(z.string(), z.string()).optional() }),
});

async function readAnswer(response: Response): Promise<Answer> {
  if (response.status < 300) return {};
  if (response.status !== 422) throw new Error(`answered ${response.status}`);
  return refusal.parse(await response.json()).error.fields ?? {};
}

/** A route of the site, with a school API that accepts everything. */
async function siteRoute(load: () => Promise<{ POST: (request: Request) => Promise<Response> }>) {
  await startSite({ RATE_LIMIT_FACTOR: '1000' });
  const { POST } = await load();
  return (body: unknown) => postTo(POST, body);
}

const ODD = listed(`
  A | Asha [1] | Asha 2 | राधा | D'Souza-Rao | see www.example.org | x.com | Claim now at www example
  example.page | Md.Rafi | S.P. Rao | 9000000001 | +91 98765 43210 | +44 20 7946 0958 | 98765 | 0
  1,100 | 100.00 | 1e5 | a@example.org | a@ | 281001 | Class 3 | Class 10 | Day Scholar
  Jammu & Kashmir | Vraja (old town) | 🙂🙂
`).concat('', ' ', 'a\nb@example.org', '\u202eabc', 'a\u0000b', 'x'.repeat(130));

const odd = fc.oneof(
  fc.constantFrom(...ODD),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.integer({ min: -5, max: 10_000_000_000 }),
  fc.constantFrom(null, true, [], {}),
);

function forms(good: Record<string, unknown>, keys: readonly string[]) {
  const change = fc.option(odd, { nil: undefined });
  return fc
    .subarray([...keys], { maxLength: Math.min(4, keys.length) })
    .chain((some) => fc.tuple(fc.constant(some), fc.array(change, { minLength: 4, maxLength: 4 })))
    .map(([some, values]) => ({
      ...good,
      ...Object.fromEntries(some.map((key, index) => [key, values[index]])),
    }));
}

describe('site and school API', () => {
  it('agree about a message', async () => {
    const site = await siteRoute(() => import('@/app/api/contact-us/route'));
    await fc.assert(
      fc.asyncProperty(forms(contactAnswers, Object.keys(contactAnswers)), async (form) => {
        // Only the site checks the captcha, once the form is valid.
        const { 'g-recaptcha-response': _captcha, ...here } = await readAnswer(await site(form));
        expect(await readAnswer(await post(api.app, 'contact-us/', form))).toEqual(here);
      }),
      cases({ night: 150 }),
    );
  });

  it('agree about the start of a registration', async () => {
    const site = await siteRoute(() => import('@/app/api/create-admission/route'));
    world.api.answer('{"application_id":"a1"}', 201);
    const good = { first_name: 'Keshav', last_name: 'Rao', email: newEmail() };
    await fc.assert(
      fc.asyncProperty(forms(good, Object.keys(good)), async (form) => {
        const there = await readAnswer(await post(api.app, 'create-admission/', form));
        expect(there).toEqual(await readAnswer(await site(form)));
      }),
      cases({ night: 150 }),
    );
  });

  it('agree about a donation, except where only the school decides', async () => {
    const site = await siteRoute(() => import('@/app/api/create-donation/route'));
    world.api.answer('{"order_id":"o","razorpay_key":"k","amount":100}', 201);
    await fc.assert(
      fc.asyncProperty(forms(donation, Object.keys(donation)), async (form) => {
        const here = await readAnswer(await site(form));
        const there = await payments.post('create-donation/', form);
        const fields = there.status < 300 ? {} : (refusal.parse(there.body).error.fields ?? {});
        // Minimum and maximum amount are checked by the school only.
        const { amount, ...others } = fields;
        const own = /^Amount must be at (?:least|most)/.test(amount ?? '');
        expect(own ? others : fields).toEqual(here);
      }),
      cases({ night: 150 }),
    );
  });

  it('agree about the details of a registration, except where only the school knows', async () => {
    const site = await siteRoute(() => import('@/app/api/complete-admission/route'));
    world.api.answer('{"status":"ok"}');
    const email = newEmail();
    const id = await startVerified(api.app, email);
    const good = completeForm(id, email);
    const keys = DEFAULT_FORM_CONTROLS.map(({ key }) => key).filter(
      (key) => key !== 'otp' && key !== 'email' && !key.startsWith('field_'),
    );
    const own = /is required$|^Please choose a date|^Please choose a class/;
    await fc.assert(
      fc.asyncProperty(forms(good, keys), async (form) => {
        const here = await readAnswer(await site(form));
        const there = await readAnswer(await post(api.app, 'complete-admission/', form));
        for (const [field, text] of Object.entries(here)) expect(there[field]).toBe(text);
        const only = Object.entries(there).filter(([field]) => !(field in here));
        expect(only.filter(([, text]) => !own.test(text))).toEqual([]);
      }),
      cases({ night: 150 }),
    );
  });
});
