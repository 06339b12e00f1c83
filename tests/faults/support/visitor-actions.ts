import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { CV_FIELD, donationResponse, ORDER_ID_FIELD, parseJson } from '@/contract';
import { solve } from '../../captcha/solve';
import { samplePdf } from '../../school-api/sample-cv';
import { DONATION } from '../../support/donation';

export type Action = 'message' | 'registration' | 'application' | 'donation' | 'payment';
export const ACTIONS: readonly Action[] = [
  'message',
  'registration',
  'application',
  'donation',
  'payment',
];

/** An accepted action, with the name to find its record. */
export type Accepted = { action: Action; name: string };

export type Endpoints = { siteUrl: string; checkoutUrl: string; vacancy: string };

/** The action was not accepted; with the message, if there was one. */
export class ActionFailed extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
  ) {
    super(`${status}: ${reason}`);
  }
}

const refusal = z.object({
  error: z.object({
    message: z.string().min(1),
    fields: z.record(z.string(), z.string()).default({}),
  }),
});
const challenge = z.custom<Parameters<typeof solve>[0]>((value) => typeof value === 'object');
const begun = z.object({ application_id: z.string().min(1) });
const vacancies = z.array(z.object({ vacancy_name: z.string() })).min(1);
const verdict = z.object({ status: z.string() });

export async function anyVacancy(apiUrl: string): Promise<string> {
  const response = await fetch(`${apiUrl}/api/vacancies`);
  return vacancies.parse(await response.json())[0]?.vacancy_name ?? '';
}

export function perform(action: Action, at: Endpoints, n: number): Promise<Accepted[]> {
  const name = letters(n);
  switch (action) {
    case 'message':
      return sendMessage(at, `Visitor ${name}`);
    case 'registration':
      return register(at, `parent-${name}@example.org`);
    case 'application':
      return applyForPost(at, `teacher-${name}@example.org`);
    case 'donation':
      return order(at, n).then(({ done }) => [done]);
    case 'payment':
      return payDonation(at, n);
  }
}

async function sendMessage({ siteUrl }: Endpoints, name: string): Promise<Accepted[]> {
  const asked = await reply(await fetch(`${siteUrl}/api/captcha/challenge`, visitor()));
  const proof = await solve(challenge.parse(asked));
  const message = { name, mobile_code: '+91', mobile: '9000000001', email: '', subject: '' };
  const body = { ...message, message: 'When does the term begin?', 'g-recaptcha-response': proof };
  await post(`${siteUrl}/api/contact-us`, body);
  return [{ action: 'message', name }];
}

export async function register({ siteUrl }: Endpoints, email: string): Promise<Accepted[]> {
  const sent = { email, first_name: 'Keshav', last_name: 'Rao' };
  const answer = await post(`${siteUrl}/api/create-admission`, sent);
  return [{ action: 'registration', name: begun.parse(answer).application_id }];
}

/** The file contains its sender, so that a mix-up is detected. */
export const cvOf = (email: string): Buffer =>
  Buffer.concat([samplePdf(20_000), Buffer.from(`%${email}\n`)]);

async function applyForPost({ siteUrl, vacancy }: Endpoints, email: string): Promise<Accepted[]> {
  const form = new FormData();
  const words = { vacancy, applicant_name: 'Radha Rao', mobile: '9000000004', email };
  const more = { qualification: 'Postgraduate', experience: '5' };
  for (const [key, value] of Object.entries({ ...words, ...more })) form.set(key, value);
  const file = new Blob([Uint8Array.from(cvOf(email))], { type: 'application/pdf' });
  form.set(CV_FIELD, file, 'cv.pdf');
  await reply(
    await fetch(`${siteUrl}/api/job-apply`, { method: 'POST', body: form, ...visitor() }),
  );
  return [{ action: 'application', name: email }];
}

export async function order({ siteUrl }: Endpoints, n: number) {
  const body = { ...DONATION, email: `donor-${letters(n)}@example.org` };
  const opened = donationResponse.parse(await post(`${siteUrl}/api/create-donation`, body));
  const done: Accepted = { action: 'donation', name: opened.order_id };
  return { done, key: opened.razorpay_key };
}

/** Pays in the provider's window, which shows its own error if nothing responds. */
export async function pay({ checkoutUrl }: Endpoints, key: string, orderId: string) {
  const method = { method: 'upi', vpa: 'success@razorpay' };
  try {
    return await post(`${checkoutUrl}/payments`, { key, order_id: orderId, method, choice: 'pay' });
  } catch (error) {
    const silent = error instanceof ActionFailed && error.reason === '';
    throw silent ? new ActionFailed(error.status, '(the window of the provider)') : error;
  }
}

export async function verify({ siteUrl }: Endpoints, paid: unknown): Promise<string> {
  return verdict.parse(await post(`${siteUrl}/api/donation-verify-payment`, paid)).status;
}

/** Accepted only if the site has responded 'success'. */
async function payDonation(at: Endpoints, n: number): Promise<Accepted[]> {
  const { done, key } = await order(at, n);
  const paid = await pay(at, key, done.name);
  const status = await verify(at, paid);
  if (status !== 'success') throw new ActionFailed(200, status);
  return [done, { action: 'payment', name: done.name }];
}

/** Without payment id and signature, like a page that polls for the payment. */
export const askAgain = (at: Endpoints, orderId: string) =>
  verify(at, { [ORDER_ID_FIELD]: orderId, razorpay_payment_id: '', razorpay_signature: '' });

export async function post(url: string, body: unknown): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...visitor().headers };
  return reply(await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }));
}

async function reply(response: Response): Promise<unknown> {
  const text = await response.text();
  if (response.ok) return JSON.parse(text);
  const refused = refusal.safeParse(parseJson(text));
  if (!refused.success) throw new ActionFailed(response.status, '');
  const { message, fields } = refused.data.error;
  throw new ActionFailed(response.status, [message, ...Object.values(fields)].join(' '));
}

/** A new client address each time. */
function visitor() {
  const part = () => randomInt(1, 255);
  return { headers: { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` } };
}

/** Spells a number in letters, because names must not contain digits. */
function letters(n: number): string {
  return [...String(n)].map((digit) => String.fromCharCode(97 + Number(digit))).join('');
}
