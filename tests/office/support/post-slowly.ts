import { type Browser, COOKIE, ORIGIN, type TestOffice } from './office';

let senders = 0;

const FORM = 'application/x-www-form-urlencoded';

type Slow = { type?: string; text: string; meanwhile: () => unknown };

/** A POST whose body ends once `meanwhile` has resolved and the server has begun to read. */
export async function postSlowly(
  { app }: Pick<TestOffice, 'app'>,
  browser: Browser,
  path: string,
  { type = FORM, text, meanwhile }: Slow,
): Promise<Response> {
  const parts = [text.slice(0, 5), text.slice(5)].map((part) => new TextEncoder().encode(part));
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        if (parts.length === 1) await meanwhile();
        const part = parts.shift();
        if (part === undefined) controller.close();
        else controller.enqueue(part);
      },
    },
    { highWaterMark: 0 },
  );
  senders += 1;
  const headers = {
    // Only a few refusals of a client are logged.
    'x-client-ip': `198.51.${Math.floor(senders / 250)}.${senders % 250}`,
    host: new URL(ORIGIN).host,
    origin: ORIGIN,
    'content-type': type,
    cookie: `${COOKIE}=${browser.token()}`,
  };
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' };
  return app.request(`${ORIGIN}${path}`, init);
}
