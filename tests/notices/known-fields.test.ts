import { json as readJson } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { application, listen, start } from '../careers/relay-site';
import { startSite, stubApiPerTest, world } from '../lib/school-api/fresh-site';

stubApiPerTest();

const control = (key: string, status = 1) => ({ key, field_name: '', status });

async function versionsWith(answer: unknown) {
  await startSite();
  world.api.answer(JSON.stringify(answer));
  const { readConsentVersion, readNoticeVersion } = await import(
    '@/lib/school-api/listed-controls'
  );
  return [await readNoticeVersion('contact'), await readConsentVersion()];
}

describe('the optional fields', () => {
  it.each([
    [
      'a server that lists both',
      [control('notice_version'), control('parent_consent')],
      ['1', '1'],
    ],
    ['one that lists the notice', [control('city'), control('notice_version')], ['1', '']],
    ['one that has switched them off', [control('parent_consent', 0)], ['', '']],
    ['the specification alone', [control('city')], ['', '']],
    ['a server that does not answer as it should', 'nothing', ['', '']],
  ])('follow what the form controls of %s say', async (_, answer, versions) => {
    expect(await versionsWith(answer)).toEqual(versions);
  });
});

const child = { email: 'parent@example.org', first_name: 'Gopal', last_name: 'Vrajwasi' };
const message = { name: 'Asha', mobile_code: '+91', mobile: '9000000001', message: 'Hello' };
const gift = {
  ...{ mobile: '0000000012', donor_name: 'Asha Rao', email: 'donor@example.org', amount: '5' },
  ...{ address: '7, Demo Lane', city: 'Vraja', state: 'Uttar Pradesh', country: 'India' },
};
const consent = { consent_name: 'Devaki', consent_relation: 'Mother', consent_version: '1' };
const grant = 'what-verify-otp-gave';

const routes = [
  ['create-admission', () => import('@/app/api/create-admission/route'), child],
  ['create-donation', () => import('@/app/api/create-donation/route'), gift],
  [
    'complete-admission',
    () => import('@/app/api/complete-admission/route'),
    { application_id: 'a' },
  ],
  ['create-order', () => import('@/app/api/create-order/route'), { application_id: 'a' }],
] as const;

const ADDED = {
  'create-admission': { notice_version: '1' },
  'create-donation': { notice_version: '1' },
  'complete-admission': { ...consent, grant },
  'create-order': { grant },
};

describe.each(routes)('the site’s call %s', (name, load, body) => {
  const added = ADDED[name];

  async function received(sent: object): Promise<object> {
    await startSite({ RATE_LIMIT_FACTOR: '1000' });
    let got: unknown = {};
    world.api.behave(async (request, response) => {
      got = await readJson(request);
      response.writeHead(200).end('{}');
    });
    const { POST } = await load();
    const headers = { 'content-type': 'application/json' };
    const text = JSON.stringify(sent);
    await POST(new Request('http://localhost/api', { method: 'POST', headers, body: text }));
    return Object(got);
  }

  it('passes on what the form has sent', async () => {
    expect(await received({ ...body, ...added })).toMatchObject({ ...body, ...added });
  });

  it('adds nothing of its own to the payload of the specification', async () => {
    const keys = Object.keys(await received(body));
    expect(keys.filter((key) => /notice|consent|grant/.test(key))).toEqual([]);
    expect(keys).toContain(Object.keys(body)[0]);
  });
});

describe('the site’s call job-apply', () => {
  it.each([
    ['with', { notice_version: '1' }, ['1']],
    ['without', {}, []],
  ])('goes on %s a version', async (_, changes, wanted) => {
    const { send } = await start();
    const got = listen();
    expect((await send(application(undefined, changes))).status).toBe(201);
    const { body } = got[0] ?? {};
    const found = [...String(body).matchAll(/name="notice_version"\r\n\r\n(.*)\r\n/g)];
    expect(found.map(([, version]) => version)).toEqual(wanted);
  });
});

describe('the site’s call contact-us', () => {
  it('is read with and without a version', async () => {
    const { contactRequest } = await import('@/contract');
    expect(contactRequest.parse({ ...message, notice_version: '1' }).notice_version).toBe('1');
    expect(contactRequest.parse(message).notice_version).toBeUndefined();
    expect(
      contactRequest.parse({ ...message, notice_version: null }).notice_version,
    ).toBeUndefined();
  });
});
