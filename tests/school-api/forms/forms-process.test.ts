import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../support/temp-folder';
import { startProgram } from '../program';

const MB = 1024 * 1024;

const dataDir = tempFolder();
const env = { NODE_ENV: 'development', LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '0.005' };
const api = await startProgram({ ...env, SCHOOL_DATA_DIR: dataDir });

/** Sends up to 100 MB with back pressure; returns the response and the number of bytes sent. */
function flood(call: string, type: string, head: string, announced: boolean) {
  return new Promise<{ status: number; body: string; sent: number }>((resolve) => {
    const length = announced ? { 'content-length': String(100 * MB) } : {};
    const headers = { 'content-type': type, ...length };
    const out = request(`${api.url}/api/${call}`, { method: 'POST', headers }, (answer) => {
      let body = '';
      answer.on('data', (chunk) => {
        body += String(chunk);
      });
      answer.on('end', () => {
        out.destroy();
        resolve({ status: answer.statusCode ?? 0, body, sent });
      });
    });
    let sent = 0;
    let answered = false;
    out.on('response', () => {
      answered = true;
    });
    // The server may close the connection while the body is being sent, which loses the response.
    out.on('error', () => (answered ? undefined : resolve({ status: 0, body: '', sent })));
    out.write(head);
    const piece = Buffer.alloc(64 * 1024, 'a');
    const more = () => {
      while (!answered && sent < 100 * MB) {
        sent += piece.length;
        if (!out.write(piece)) {
          out.once('drain', more);
          return;
        }
      }
    };
    more();
  });
}

const FORM = 'multipart/form-data; boundary=b';
const CV_HEAD =
  '--b\r\nContent-Disposition: form-data; name="cv"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-';

describe('the school API as a program', () => {
  it.each([
    ['contact-us/', 'application/json', '{"message":"', true],
    ['contact-us/', 'application/json', '{"message":"', false],
    ['create-admission/', 'application/json', '{"email":"', false],
    ['job-apply/', FORM, CV_HEAD, true],
    ['job-apply/', FORM, CV_HEAD, false],
  ])(
    'stops a body of 100 MB at %s (%s, length announced: %#)',
    async (call, type, head, announced) => {
      const seen: Awaited<ReturnType<typeof flood>>[] = [];
      for (let tries = 0; tries < 20 && !seen.at(-1)?.status; tries += 1) {
        seen.push(await flood(call, type, head, announced));
      }
      expect(seen.at(-1)?.status).toBe(413);
      expect(seen.at(-1)?.body).toContain('"code":"too_large"');
      expect(Math.max(...seen.map(({ sent }) => sent))).toBeLessThan(50 * MB);
      expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
    },
  );

  it('stores nothing of them', () => {
    const all = readdirSync(path.join(dataDir, 'cv'), { recursive: true, withFileTypes: true });
    expect(all.filter((entry) => entry.isFile())).toEqual([]);
  });

  it('counts by x-client-ip, or by the peer address without it', async () => {
    const ask = async (headers: Record<string, string>, n: number) => {
      const post = (call: string, body: unknown) =>
        fetch(`${api.url}/api/${call}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        });
      const person = { email: `p${n}@example.org`, first_name: 'A', last_name: 'B' };
      const { application_id } = await (await post('create-admission/', person)).json();
      return (await post('send-otp/', { application_id })).status;
    };
    const statuses = [];
    for (let n = 0; n < 3; n += 1) statuses.push(await ask({ 'x-client-ip': '192.0.2.9' }, n));
    for (let n = 3; n < 6; n += 1) statuses.push(await ask({ 'x-client-ip': 'nonsense' }, n));
    for (let n = 6; n < 8; n += 1) statuses.push(await ask({ 'x-client-ip': `192.0.2.${n}` }, n));
    // A household has a whole IPv6 network.
    for (let n = 8; n < 11; n += 1) {
      statuses.push(await ask({ 'x-client-ip': `2001:db8:0:7::${n}` }, n));
    }
    statuses.push(await ask({ 'x-client-ip': '2001:db8:0:8::1' }, 11));
    expect(statuses).toEqual([200, 200, 429, 200, 200, 429, 200, 200, 200, 200, 429, 200]);
  });

  it('prints code and link to the terminal, but not to its structured log', async () => {
    await expect
      .poll(() => api.output.filter((line) => line.includes('/outbox/')).length, {
        timeout: 60_000,
      })
      .toBe(9);
    const [line = ''] = api.output.filter((one) => one.includes('/outbox/'));
    const link = /http:\S+/.exec(line)?.[0] ?? '';
    const { code } = await (await fetch(link)).json();
    expect(line).toContain(code);
    const structured = api.output.filter((one) => one.startsWith('{')).join('\n');
    expect(structured).not.toContain(code);
    expect(structured).not.toMatch(/p\d@example\.org/);
  });
});
