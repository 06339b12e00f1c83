import { describe, expect, it } from 'vitest';
import { ORIGIN, openTestOffice } from './support/office';

const office = await openTestOffice();

const isSignedIn = async (browser: { get: (path: string) => Promise<Response> }) =>
  (await browser.get('/confirm')).status === 200;

describe('requests of other sites', () => {
  it('does nothing for a form from another origin, or from none', async () => {
    const foreign = [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'https://school.example', 'sec-fetch-site': 'same-site' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { origin: '', 'sec-fetch-site': 'same-origin' },
      { origin: ORIGIN, 'sec-fetch-site': 'cross-site' },
      { origin: 'http://office.school.example', 'sec-fetch-site': 'same-origin' },
    ];
    for (const headers of foreign) {
      const browser = await office.as('head');
      const sent = await browser.post('/sign-out', {}, headers);
      expect(sent.status, JSON.stringify(headers)).toBe(403);
      expect(await isSignedIn(browser)).toBe(true);
    }
  });

  it('accepts its own form, also from a browser without Sec-Fetch-Site', async () => {
    const browser = await office.as('head');
    const sent = await office.app.request(`${ORIGIN}/sign-out`, {
      method: 'POST',
      headers: {
        host: new URL(ORIGIN).host,
        origin: ORIGIN,
        cookie: `__Host-office=${browser.token()}`,
      },
    });
    expect(sent.headers.get('location')).toBe('/sign-in?message=signed-out');
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('cannot be read by another site', async () => {
    const browser = await office.as('head');
    for (const site of ['cross-site', 'same-site']) {
      const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors' };
      const read = await browser.get('/confirm', headers);
      expect(read.status).toBe(403);
      expect(read.headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(read.headers.has('access-control-allow-origin')).toBe(false);
    }
  });

  it('responds only under its own host name', async () => {
    const statusAt = async (host: string) =>
      (await office.app.request(`${ORIGIN}/sign-in`, { headers: { host } })).status;
    expect(await statusAt('office.school.example')).toBe(200);
    expect(await statusAt('school.example')).toBe(421);
  });

  it('cannot be framed, runs nothing inline and is never stored', async () => {
    const browser = await office.as('head');
    for (const path of ['/sign-in', '/confirm', '/nothing', '/invited/x']) {
      const { headers } = await browser.get(path);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('cache-control')).toBe('no-store');
      // 'no-referrer' would make the Origin of every form 'null'.
      expect(headers.get('referrer-policy')).toBe('same-origin');
    }
  });

  it('opens for a link in an email, which arrives without the cookie', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    const opened = await office.browser().get('/confirm?to=/jobs', headers);
    expect(opened.status).toBe(200);
    expect(opened.headers.get('refresh')).toBe('0; url=/confirm?to=/jobs');
  });

  it('refuses more than 64 KB, and anything but a form', async () => {
    const browser = await office.as('head');
    const large = await browser.post('/sign-out', { text: 'x'.repeat(65 * 1024) });
    expect(large.status).toBe(413);
    const json = await browser.post(
      '/sign-out',
      { a: 'b' },
      { 'content-type': 'application/json' },
    );
    expect(json.status).toBe(413);
    expect(await isSignedIn(browser)).toBe(true);
  });
});
