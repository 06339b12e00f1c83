import { describe, expect, it } from 'vitest';
import { ROLES } from '@/school-api/office';
import { runGuarded } from '@/school-api/office/guard';
import { createLimits } from '@/school-api/office/limits';
import { readSession } from '@/school-api/office/people/sessions';
import type { OfficeRoute } from '@/school-api/office/route';
import { type Browser, ORIGIN, openTestOffice } from './support/office';
import { readPage } from './support/read-page';

const MINUTE = 60_000;

const office = await openTestOffice();

const done: string[] = [];

/** An action that needs a fresh passkey or code; runs like a route of the table. */
const dangerous: OfficeRoute = {
  method: 'POST',
  path: '/dangerous',
  roles: ROLES,
  confirm: 'Erase everything',
  run: ({ form }) => {
    done.push(form.toString());
    return new Response('done');
  },
};

async function runDangerous(browser: Browser, fields: Record<string, string>, method = 'POST') {
  const { deps } = office;
  const url = new URL(`${ORIGIN}/dangerous?year=2026`);
  const signedIn = await readSession(deps.db, browser.token(), deps.now());
  const asked = {
    deps,
    url,
    params: {},
    form: new URLSearchParams(fields),
    signedIn,
    known: [],
    client: '',
    agent: '',
    site: { origin: ORIGIN, hostname: url.hostname, isSecure: true },
    limit: createLimits(),
    audit: async () => undefined,
  };
  const route = { ...dangerous, method: method === 'GET' ? 'GET' : 'POST' } as const;
  return runGuarded(route, asked, new Request(url, { method }));
}

const fieldsOf = (markup: string, action: string) =>
  readPage(markup).forms.find((form) => form.action === action)?.fields ?? {};

describe('a dangerous action', () => {
  it('is carried out if the person signed in less than ten minutes ago', async () => {
    const browser = await office.as('head');
    office.pass(9 * MINUTE);
    expect(await (await runDangerous(browser, { a: '1' })).text()).toBe('done');
  });

  it('asks for confirmation later, and resubmits the form with its input', async () => {
    const browser = await office.as('head');
    office.pass(11 * MINUTE);
    done.length = 0;
    const typed = { reason: 'Typed <b>"twice"</b> & हिन्दी\r\nand a line', to: '/x', method: 'GET' };
    const asked = await runDangerous(browser, typed);
    expect(asked.status).toBe(403);
    expect(done).toEqual([]);

    const first = fieldsOf(await asked.text(), '/confirm/code');
    const sent = await browser.post('/confirm/code', first);
    const page = await sent.text();
    expect(page.match(/button-primary/g)).toHaveLength(1);
    const second = fieldsOf(page, '/confirm');
    const wrong = await browser.post('/confirm', { ...second, code: '12345' });
    expect(wrong.status).toBe(422);
    const third = fieldsOf(await wrong.text(), '/confirm');
    const before = browser.token();
    const confirmed = await browser.post('/confirm', { ...third, code: await office.mailedCode() });
    expect(confirmed.status).toBe(200);
    const markup = await confirmed.text();
    const again = fieldsOf(markup, '/dangerous?year=2026');
    expect(again).toEqual(typed);
    expect(markup).toContain('>Erase everything</button>');

    expect(browser.token()).not.toBe(before);
    expect(await (await runDangerous(browser, again)).text()).toBe('done');
    const old = office.browser();
    old.setToken(before);
    expect((await old.get('/confirm')).status).toBe(303);
  });

  it('returns to the page that asked', async () => {
    const browser = await office.as('head');
    office.pass(11 * MINUTE);
    const asked = await runDangerous(browser, {}, 'GET');
    expect(asked.headers.get('location')).toBe('/confirm?to=%2Fdangerous%3Fyear%3D2026');
    await browser.post('/confirm/code', { to: '/dangerous?year=2026' });
    const code = await office.mailedCode();
    const confirmed = await browser.post('/confirm', { to: '/dangerous?year=2026', code });
    expect(confirmed.headers.get('location')).toBe('/dangerous?year=2026');
  });

  it('refers to the latest code only while that code is valid', async () => {
    const browser = await office.as('head');
    const ask = async () => (await browser.post('/confirm/code', {})).text();
    await ask();
    expect(await ask()).toContain('Enter the latest code');
    for (let sent = 1; sent < 6; sent += 1) {
      office.pass(MINUTE);
      await ask();
    }
    office.pass(11 * MINUTE);
    const text = await ask();
    expect(text).toContain('ask for another code in');
    expect(text).not.toContain('latest code');
  });

  it('accepts no sign-in code, nor sign-in a confirmation code', async () => {
    const browser = await office.as('head');
    await office.browser().post('/sign-in/code', { email: browser.email });
    const ofSignIn = await office.mailedCode();
    expect((await browser.post('/confirm', { code: ofSignIn })).status).toBe(422);
    office.pass(MINUTE);
    await browser.post('/confirm/code', {});
    const code = await office.mailedCode();
    const signIn = await office.browser().post('/sign-in', { email: browser.email, code });
    expect(signIn.status).toBe(422);
  });
});
