import { afterAll, expect, it } from 'vitest';
import { after, ambiguous, lenient } from './framing';
import { startAlone } from './framing-site';
import { sendRaw } from './raw-line';

const site = await startAlone();
afterAll(() => site.close());

const HEAD = 'POST /api/outer HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

it.each([...ambiguous, ...lenient.map(([name, framing]) => [name, framing + after] as const)])(
  'a request that two programs could read in two ways is one refusal: %s',
  async (_, framing) => {
    const { status, answers } = await sendRaw(site.alone, HEAD + framing, { end: true });
    expect([status, answers]).toEqual([400, 1]);
    expect(site.seen.map(({ url }) => url)).not.toContain('/inner');
  },
);
