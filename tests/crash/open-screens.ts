import { Agent, fetch } from 'undici';
import { readPage } from '../office/support/read-page';

/** The school may close a kept-alive connection just when the next request is sent. */
export const dispatcher = new Agent({ pipelining: 0 });

export type TestScreens = ReturnType<typeof openScreens>;

export function openScreens(origin: string, token: string) {
  const headers = { cookie: `office=${token}`, origin };
  const ask = (path: string, body?: URLSearchParams) =>
    fetch(`${origin}${path}`, {
      ...(body && { method: 'POST', body: body.toString() }),
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      redirect: 'manual',
      dispatcher,
    });
  const post = async (action: string, fields: [string, string][]) => {
    const response = await ask(action, new URLSearchParams(fields));
    await response.text();
    return response.status;
  };
  return {
    post,
    /** Sends the form of a page with this address, with some fields changed. */
    send: async (path: string, action: string, typed: Record<string, string>) => {
      const page = await ask(path);
      if (page.status !== 200) throw new Error(`${path} answered ${page.status}`);
      const form = readPage(await page.text()).forms.find((one) => one.action === action);
      if (form === undefined) throw new Error(`${path} has no form for ${action}`);
      return post(action, Object.entries({ ...form.fields, ...typed }));
    },
  };
}
