import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { CV_FIELD, donationResponse, ORDER_ID_FIELD } from '@/contract';
import { solve } from '../../captcha/solve';
import { samplePdf } from '../../school-api/sample-cv';

/** Something that a visitor does through the site. */
export type Deed = 'message' | 'registration' | 'application' | 'donation' | 'payment';
export const DEEDS: readonly Deed[] = [
  'message',
  'registration',
  'application',
  'donation',
  'payment',
];

/** What was promised: the thing can be found again by this name. */
export type Done = { deed: Deed; name: string };

/** The site, and where its visitors pay. */
export type Counter = { siteUrl: string; checkoutUrl: string; vacancy: string };

/** The visitor got no success; what was said, and whether it was a refusal in plain words. */
export class NotDone extends Error {
  constructor(
    readonly status: number,
    readonly said: string,
  ) {
    super(`${status}: ${said}`);
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

/** Does it, and answers what was promised; throws when nothing was. */
export function act(deed: Deed, at: Counter, n: number): Promise<Done[]> {
  const name = letters(n);
  switch (deed) {
    case 'message':
      return sendMessage(at, `Visitor ${name}`);
    case 'registration':
      return register(at, `parent-${name}@example.org`);
    case 'application':
      return applyForPost(at, `teacher-${name}@example.org`);
    case 'donation':
      return order(at, n).then(({ done }) => [done]);
    case 'payment':
      return payGift(at, n);
  }
}

async function sendMessage({ siteUrl }: Counter, name: string): Promise<Done[]> {
  const asked = await reply(await fetch(`${siteUrl}/api/captcha/challenge`, visitor()));
  const proof = await solve(challenge.parse(asked));
  const message = { name, mobile_code: '+91', mobile: '9000000001', email: '', subject: '' };
  const body = { ...message, message: 'When does the term begin?', 'g-recaptcha-response': proof };
  await post(`${siteUrl}/api/contact-us`, body);
  return [{ deed: 'message', name }];
}

export async function register({ siteUrl }: Counter, email: string): Promise<Done[]> {
  const sent = { email, first_name: 'Keshav', last_name: 'Rao' };
  const answer = await post(`${siteUrl}/api/create-admission`, sent);
  return [{ deed: 'registration', name: begun.parse(answer).application_id }];
}

/** The file names its sender, so that another's file in its place would be seen. */
export const cvOf = (email: string): Buffer =>
  Buffer.concat([samplePdf(20_000), Buffer.from(`%${email}\n`)]);

async function applyForPost({ siteUrl, vacancy }: Counter, email: string): Promise<Done[]> {
  const form = new FormData();
  const words = { vacancy, applicant_name: 'Radha Rao', mobile: '9000000004', email };
  const more = { qualification: 'Postgraduate', experience: '5' };
  for (const [key, value] of Object.entries({ ...words, ...more })) form.set(key, value);
  const file = new Blob([Uint8Array.from(cvOf(email))], { type: 'application/pdf' });
  form.set(CV_FIELD, file, 'cv.pdf');
  await reply(
    await fetch(`${siteUrl}/api/job-apply`, { method: 'POST', body: form, ...visitor() }),
  );
  return [{ deed: 'application', name: email }];
}

export async function order({ siteUrl }: Counter, n: number) {
  const body = {
    ...{ mobile_code: '+91', mobile: '0000000012', donor_name: 'Asha Vrajwasi', pin_code: '' },
    ...{ email: `donor-${letters(n)}@example.org`, address: '7, Kadamba Lane', city: 'Vraja' },
    ...{ state: 'Uttar Pradesh', country: 'India', amount: '501', message: '' },
  };
  const opened = donationResponse.parse(await post(`${siteUrl}/api/create-donation`, body));
  const done: Done = { deed: 'donation', name: opened.order_id };
  return { done, key: opened.razorpay_key };
}

/** What the visitor does in the provider's window, which has words of its own when nobody answers. */
export async function pay({ checkoutUrl }: Counter, key: string, orderId: string) {
  const means = { method: 'upi', vpa: 'success@razorpay' };
  try {
    return await post(`${checkoutUrl}/payments`, { key, order_id: orderId, means, choice: 'pay' });
  } catch (error) {
    const silent = error instanceof NotDone && error.said === '';
    throw silent ? new NotDone(error.status, '(the window of the provider)') : error;
  }
}

export async function verify({ siteUrl }: Counter, paid: unknown): Promise<string> {
  return verdict.parse(await post(`${siteUrl}/api/donation-verify-payment`, paid)).status;
}

/** Promised only when the site has said 'success'. */
async function payGift(at: Counter, n: number): Promise<Done[]> {
  const { done, key } = await order(at, n);
  const paid = await pay(at, key, done.name);
  const said = await verify(at, paid);
  if (said !== 'success') throw new NotDone(200, said);
  return [done, { deed: 'payment', name: done.name }];
}

/** Without payment id and signature: a page that waits for its money. */
export const askAgain = (at: Counter, orderId: string) =>
  verify(at, { [ORDER_ID_FIELD]: orderId, razorpay_payment_id: '', razorpay_signature: '' });

export async function post(url: string, body: unknown): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...visitor().headers };
  return reply(await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }));
}

async function reply(response: Response): Promise<unknown> {
  const text = await response.text();
  if (response.ok) return JSON.parse(text);
  const said = refusal.safeParse(parse(text));
  if (!said.success) throw new NotDone(response.status, '');
  const { message, fields } = said.data.error;
  throw new NotDone(response.status, [message, ...Object.values(fields)].join(' '));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Another household each time. */
function visitor() {
  const part = () => randomInt(1, 255);
  return { headers: { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` } };
}

/** A number in letters, since names have no digits. */
function letters(n: number): string {
  return [...String(n)].map((digit) => String.fromCharCode(97 + Number(digit))).join('');
}
