import { describe, expect, it } from 'vitest';
import { createApp } from '@/school-api/app';
import { begin, newEmail, openFormsApp, post, refused } from '../forms/forms-app';

const api = await openFormsApp();

const get = (path: string, headers: Record<string, string> = {}) =>
  api.app.request(`http://localhost:4000${path}`, { headers });

describe('/outbox', () => {
  it('shows the mails as a page and as JSON', async () => {
    const email = newEmail();
    await post(api.app, 'send-otp/', { application_id: await begin(api.app, email) });
    const list = await (await get(`/outbox?to=${email}`)).json();
    expect(list).toMatchObject({ count: 1, results: [{ kind: 'otp', to: email }] });
    const page = await get('/outbox', { accept: 'text/html' });
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain(`/outbox/${list.results[0].id}`);
    const one = await get(`/outbox/${list.results[0].id}`, { accept: 'text/html' });
    expect(await one.text()).toMatch(/<iframe sandbox=""/);
  });

  it('escapes visitors’ input', async () => {
    const name = 'Asha';
    const subject = '<script>alert(1)</script>';
    await post(api.app, 'contact-us/', { name, mobile: '9000000002', subject, message: subject });
    const html = { accept: 'text/html' };
    expect(await (await get('/outbox', html)).text()).not.toContain('<script>');
    const { results } = await (await get('/outbox?to=office')).json();
    expect(await (await get(`/outbox/${results[0].id}`, html)).text()).not.toContain('<script>');
  });

  it('rejects forwarded requests and foreign host names', async () => {
    for (const header of ['x-forwarded-for', 'x-client-ip', 'forwarded']) {
      const passedOn = await get('/outbox', { [header]: '192.0.2.1' });
      expect(await refused(passedOn)).toMatchObject({ status: 404 });
    }
    const renamed = await api.app.request('http://evil.example.org/outbox');
    expect(await refused(renamed)).toMatchObject({ status: 404 });
  });

  it('does not exist in production', async () => {
    const { db, log, forms } = api;
    const production = createApp({ db, log, mediaFolders: [], forms });
    expect((await production.request('http://localhost/outbox')).status).toBe(404);
  });

  it.each(['0', 'x', '999999999999', '1e3x', '-1'])('responds 404 to the id %s', async (id) => {
    expect(await refused(await get(`/outbox/${id}`))).toMatchObject({ status: 404 });
  });
});
