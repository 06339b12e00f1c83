import { afterEach, describe, expect, it } from 'vitest';
import { startSite, stubApiPerTest } from '../lib/school-api/fresh-site';
import { openFormsApp, post } from '../school-api/forms/forms-app';
import { cv, multipart, samplePdf, textParts } from '../school-api/sample-cv';

stubApiPerTest();

const school = await openFormsApp();
afterEach(() => {
  // Prototype pollution would show on every object.
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  expect(Reflect.get(Object, 'polluted')).toBeUndefined();
  expect(Reflect.get([], 'polluted')).toBeUndefined();
});

/** As text, because `__proto__` in an object literal sets the prototype. */
const bodies = [
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"__proto__":{"__proto__":{"polluted":1}},"email":"__proto__","application_id":"__proto__"}',
  '{"email":{"__proto__":{"polluted":1}},"name":{"constructor":{"prototype":{"polluted":1}}}}',
  '{"__proto__":[],"toString":1,"hasOwnProperty":1,"valueOf":{"polluted":1}}',
  '[{"__proto__":{"polluted":1}}]',
  '"__proto__"',
];

const calls = [
  'contact-us',
  'create-admission',
  'send-otp',
  'verify-otp',
  'complete-admission',
  'create-order',
  'verify-payment',
  'create-donation',
  'donation-verify-payment',
] as const;

describe.each(calls)('%s', (name) => {
  it.each(bodies)('of the school API reads nothing from %s', async (body) => {
    const { status } = await post(school.app, `${name}/`, body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  it.each(bodies)('of the site reads nothing from %s', async (body) => {
    await startSite();
    const { POST } = await import(`../../app/api/${name}/route.ts`);
    const headers = { 'content-type': 'application/json' };
    const asked = new Request('http://localhost/api/x', { method: 'POST', body, headers });
    const response: Response = await POST(asked);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });
});

describe('a multipart form', () => {
  const odd = [
    ...['__proto__', '__proto__[polluted]', 'constructor[prototype][polluted]', 'constructor'],
    ...['prototype', 'toString', '__defineGetter__'],
  ];

  it.each(odd)('reads nothing from a part named %s', async (name) => {
    const form = multipart([{ name, value: '1' }, ...textParts({ email: 'x' }), cv(samplePdf())]);
    const response = await school.app.request('http://localhost/api/job-apply/', {
      method: 'POST',
      headers: { 'content-type': form.type },
      body: new Uint8Array(form.body),
    });
    expect(response.status).toBe(422);
  });

  it.each(odd)('is read by the site without %s', async (name) => {
    await startSite();
    const { applicationForm } = await import('@/lib/careers/application-form');
    const { IncomingForm } = await import('@/lib/uploads/incoming-form');
    const form = multipart([{ name, value: '1' }, ...textParts({ email: 'x' })]);
    const incoming = new IncomingForm(form.type, applicationForm);
    await incoming.read(new Response(new Uint8Array(form.body)).body);
    expect(incoming.fields.get('email')).toBe('x');
    expect(Reflect.get(incoming.fields, 'polluted')).toBeUndefined();
  });
});
