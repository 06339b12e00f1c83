import { describe, expect, it } from 'vitest';
import { startBehindNginx } from './framing-site';
import { malformed } from './http2-framing';
import { type Field, sendHttp2 } from './raw-http2';
import { ask } from './raw-line';

const site = await startBehindNginx();

const pseudo: Record<string, string> = {
  ':method': 'POST',
  ':scheme': 'https',
  ':authority': 'localhost',
  ':path': '/api/outer',
};

/** The pseudo headers in order, with those that the attack replaces. */
function fieldsOf(attack: readonly Field[], isAdded: boolean): Field[] {
  if (isAdded) return [...Object.entries(pseudo), ...attack];
  return Object.entries({ ...pseudo, ...Object.fromEntries(attack) });
}

/** The next visitor's request, on the connection that nginx keeps to the site. */
async function askNext() {
  const { status, body } = await ask(site.behind, 'GET /next');
  return { status, body, connection: site.seen.at(-1)?.connection };
}

describe('a request of HTTP/2', () => {
  it('reaches the site as one of HTTP/1.1', async () => {
    const from = site.seen.length;
    const answer = await sendHttp2(site, fieldsOf([['content-length', '4']], true), 'abcd');
    expect(answer).toEqual({ status: 200, answers: 1 });
    expect(site.seen.slice(from)).toMatchObject([{ url: '/api/outer', body: 'abcd' }]);
  });

  it.each(malformed)(
    'that has no equivalent in HTTP/1.1 is refused by nginx: %s',
    async (_, attack) => {
      const { connection } = await askNext();
      const from = site.seen.length;
      const fields = fieldsOf(attack.fields, attack.replaces !== true);
      const { status, answers } = await sendHttp2(site, fields, attack.body ?? 'abcd');
      // Either an answer, or the end of the connection.
      if (answers > 0) expect(status).toBeGreaterThanOrEqual(400);
      expect(answers).toBeLessThanOrEqual(1);
      expect(site.seen.slice(from)).toEqual([]);
      expect(await askNext()).toEqual({ status: 200, body: '/next\n', connection });
    },
  );
});
