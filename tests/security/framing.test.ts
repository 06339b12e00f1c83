import { describe, expect, it } from 'vitest';
import { boundClients, officeLimits } from '@/school-api/office/bound-clients';
import { after, ambiguous, bodies, lenient, unclear } from './framing';
import { startAlone, startListener } from './framing-site';
import { sendRaw } from './raw-line';

const servers = {
  site: await startAlone(),
  'school API': await startListener({}),
  office: await startListener({ bound: (bare) => boundClients(bare, officeLimits(false)) }),
};

const HEAD = 'POST /api/outer HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

const refused = [
  ...ambiguous.map(([name, framing]) => [name, HEAD + framing] as const),
  ...lenient.map(([name, framing]) => [name, HEAD + framing + after] as const),
  ...unclear,
];

describe.each(Object.entries(servers))('the %s', (_, { alone, seen }) => {
  it.each(refused)('refuses ambiguous requests once: %s', async (_, text) => {
    const from = seen.length;
    const { status, answers } = await sendRaw(alone, text, { end: true });
    expect([status, answers]).toEqual([400, 1]);
    const urls = seen.slice(from).map(({ url }) => url);
    expect(urls).not.toContain('/inner');
    expect(urls).not.toContain('/after');
  });

  it.each(bodies)('reads no request from a body %s', async (_, text) => {
    const from = seen.length;
    await sendRaw(alone, text + after, { end: true });
    const urls = seen.slice(from).map(({ url }) => url);
    expect(urls).not.toContain('/inner');
    expect(urls.at(-1)).toBe('/after');
  });
});
