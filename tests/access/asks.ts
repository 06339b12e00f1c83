import { newToken } from '@/school-api/platform/secret-token';
import { completeForm } from '../school-api/forms/forms-app';
import { WHOLE } from '../school-api/privacy/person/whole-person';
import { cv, multipart, samplePdf, textParts } from '../school-api/sample-cv';
import { DONATION } from '../support/donation';
import type { Caller, Family } from './families';

type Body = Record<string, unknown>;

/** What a caller sends to read or change the other family's data, by route path. */
const BODIES: Record<string, (other: Family, by: Caller) => readonly Body[]> = {
  '/api/create-admission': (_, { email }) => [{ email, first_name: 'Asha', last_name: 'Rao' }],
  '/api/send-otp': ({ application }) => [{ application_id: application }],
  '/api/verify-otp': ({ application }, { code }) => [{ email: application, otp: code }],
  '/api/complete-admission': ({ application, email }, { grant }) =>
    eachWith({ grant }, completeForm(application, email, { guardian_name: 'Mallory Quillon' })),
  '/api/create-order': ({ application }, { grant }) =>
    eachWith({ grant }, { application_id: application }),
  '/api/verify-payment': ({ order }) => [
    { order_id: order, payment_id: '', razorpay_signature: '' },
    { order_id: order, payment_id: 'pay_1', razorpay_signature: 'a'.repeat(64) },
  ],
  '/api/create-donation': (_, { email }) => [{ ...DONATION, donor_name: 'Asha Rao', email }],
  '/api/donation-verify-payment': ({ donation }) => [{ razorpay_order_id: donation }],
  '/api/donation-tax-id': ({ donation }, { grant, orderGrant = grant }) =>
    eachWith({ grant: orderGrant }, { razorpay_order_id: donation, token: '', pan: 'ABCPE9999F' }),
  '/api/payments/webhook': () => [{ event: 'payment.captured' }],
  '/api/contact-us': (_, { email }) => [
    { name: 'Asha Rao', mobile_code: '+91', mobile: '9000000012', email, message: 'Hello' },
  ],
  '/api/tell-transfer': (_, { email }) => [
    {
      indian_citizen: 'yes',
      donor_name: 'Asha Rao',
      address: '1 Road',
      purpose: '',
      email,
      amount: '500',
      sent_on: '2026-11-01',
      reference: 'SBIN524112345678',
    },
  ],
  '/api/mailbox-code': () => [{ email: WHOLE.email, purpose: 'privacy' }],
  '/api/mailbox-grant': (_, { mailboxCode: otp }) => [
    { email: WHOLE.email, purpose: 'receipts', otp },
  ],
  '/api/receipts': (_, { receipts: grant }) => [{ grant }],
  '/api/receipt-file': ({ donation, receipt }, { receipts: grant, orderGrant = grant }) => [
    ...eachWith({ grant: orderGrant }, { order_id: donation }),
    { grant, receipt_number: receipt },
    { grant, financial_year: '2026-27' },
  ],
  '/api/application-status': ({ application }, { grant }) =>
    eachWith({ grant }, { application_id: application }),
  '/api/application-continue': ({ applicationNumber: number }, by) => [
    { grant: by.applications, application_number: number },
  ],
  '/api/application-answer': ({ applicationNumber: number }, { applications: grant }) => [
    { grant, application_number: number, answer: 'withdraw' },
  ],
  '/api/privacy-data': (_, { privacy: grant }) => [{ grant }],
  '/api/privacy-correct': (_, { privacy: grant }) => [{ grant, text: 'My name' }],
  '/api/privacy-withdraw': (_, { privacy: grant }) => [{ grant }],
  '/api/privacy-erase': (_, { privacy: grant }) => [{ grant }],
  '/sandbox/checkout/payments': ({ order }) => [
    { key: 'rzp_test_1', order_id: order, method: { method: 'upi', vpa: 'a@b' }, choice: 'pay' },
  ],
};

/** With the caller's own grant, and without. */
const eachWith = (grant: Body, body: Body): readonly Body[] => [{ ...body, ...grant }, body];

const JOB = {
  vacancy: 'Primary Teacher',
  applicant_name: 'Asha Rao',
  mobile_code: '+91',
  mobile: '9000000012',
  qualification: 'Graduate',
  experience: '2',
};

export type Ask = { path: string; init: RequestInit };

const json = (body: Body): RequestInit => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

function jobForm({ email }: Caller): RequestInit {
  const { body, type } = multipart([...textParts({ ...JOB, email }), cv(samplePdf())]);
  return { headers: { 'content-type': type }, body: new Uint8Array(body) };
}

function documentForm({ applicationNumber }: Family, { applications: grant }: Caller): RequestInit {
  const fields = { grant, application_number: applicationNumber, kind: 'photograph' };
  const file = { name: 'document', value: samplePdf(), file: 'a.pdf', type: 'application/pdf' };
  const { body, type } = multipart([...textParts(fields), file]);
  return { headers: { 'content-type': type }, body: new Uint8Array(body) };
}

const REPORT = {
  headers: { 'content-type': 'application/reports+json' },
  body: JSON.stringify([
    {
      type: 'csp-violation',
      age: 1,
      url: 'http://localhost/register',
      user_agent: 'A browser',
      body: {
        documentURL: 'http://localhost/register',
        effectiveDirective: 'script-src-elem',
        blockedURL: 'https://evil.example/x.js',
        disposition: 'enforce',
      },
    },
  ]),
};

const returned = ({ donation }: Family): RequestInit => ({
  body: new URLSearchParams({ razorpay_order_id: donation, razorpay_payment_id: 'pay_1' }),
});

function initsOf(path: string, other: Family, by: Caller): readonly RequestInit[] {
  if (path === '/api/job-apply') return [jobForm(by)];
  if (path === '/api/application-document') return [documentForm(other, by)];
  if (path === '/api/payments/callback') return [returned(other)];
  if (path === '/api/csp-reports') return [REPORT];
  return (BODIES[path]?.(other, by) ?? [{}]).map(json);
}

type Known = { slug: string; album: string; picture: string };

/** A route with the other family's ids; for files, a stranger requests one of the site's. */
function pathOf(path: string, other: Family, known: Known): string {
  const id = path.includes('orders') ? other.order : '1';
  return path
    .replace(':slug', path.includes('albums') ? known.album : known.slug)
    .replace(':token', newToken())
    .replace(':id', id)
    .replace(/\*$/, known.picture)
    .replace('/callback', '/callback?for=donation')
    .replace('/sandbox/[...path]', `/sandbox/checkout/orders/${other.order}`)
    .replace('[...path]', known.picture);
}

export function asksOf(
  route: { method: string; path: string },
  other: Family,
  by: Caller,
  known: Known,
): readonly Ask[] {
  const { method } = route;
  const path = pathOf(route.path, other, known);
  if (method === 'GET') return [{ path, init: {} }];
  return initsOf(route.path, other, by).map((init) => ({ path, init: { ...init, method } }));
}
