import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@/contract';
import { runConformance, Unreachable } from '@/scripts/conformance/run';
import { failing, openServer } from './server';

let server: Awaited<ReturnType<typeof openServer>>;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

describe('the embedded school API', () => {
  it('holds the contract in every read and every write', async () => {
    const findings = await runConformance(server.url, { write: true, mailbox: server.mailbox() });
    expect(failing(findings)).toEqual([]);
    expect(failing(findings, 'advice')).toEqual([]);
    expect(failing(findings, 'not checked')).toEqual([]);
    const checked = new Set(findings.map(({ call }) => call));
    for (const { method, path } of Object.values(calls)) {
      expect(checked).toContain(`${method} ${path}`);
    }
  });

  it('is sent nothing that it would keep, unless that was asked for', async () => {
    const findings = await runConformance(server.url, { write: false });
    expect(findings.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
    expect(findings.length).toBeGreaterThan(60);
  });
});

describe('a server that is not there', () => {
  it('is said to be so', async () => {
    const gone = await openServer();
    await gone.close();
    const run = runConformance(gone.url, { write: true });
    await expect(run).rejects.toThrow(Unreachable);
    await expect(run).rejects.toThrow('ECONNREFUSED');
  });
});
