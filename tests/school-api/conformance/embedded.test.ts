import { describe, expect, it } from 'vitest';
import { calls } from '@/contract';
import { runConformance, Unreachable } from '@/scripts/conformance/run';
import { messagesOf, openServer } from './server';

const server = await openServer();

describe('the embedded school API', () => {
  it('fulfils the contract in every call', async () => {
    const findings = await runConformance(server.url, { write: true, mailbox: server.mailbox() });
    expect(messagesOf(findings)).toEqual([]);
    expect(messagesOf(findings, 'advice')).toEqual([]);
    expect(messagesOf(findings, 'not checked')).toEqual([]);
    const checked = new Set(findings.map(({ call }) => call));
    for (const { method, path } of Object.values(calls)) {
      expect(checked).toContain(`${method} ${path}`);
    }
  });

  it('is not written to without an explicit option', async () => {
    const findings = await runConformance(server.url, { write: false });
    expect(findings.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
    expect(findings.length).toBeGreaterThan(60);
  });
});

it('an unreachable server is reported', async () => {
  const gone = await openServer();
  await gone.close();
  const run = runConformance(gone.url, { write: true });
  await expect(run).rejects.toThrow(Unreachable);
  await expect(run).rejects.toThrow('ECONNREFUSED');
});
