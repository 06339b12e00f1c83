import { Agent, fetch } from 'undici';
import { readPage } from '../office/support/read-page';

/** The school may close a kept-alive connection just when the next request is sent. */
export const dispatcher = new Agent({ pipelining: 0 });

export type Desk = {
  open: (path: string) => Promise<string>;
  /** Sends the form of a page with this address, with some fields changed. */
  send: (path: string, action: string, typed: Record<string, string>) => Promise<number>;
  post: (action: string, fields: [string, string][]) => Promise<number>;
};

export function openDesk(origin: string, token: string): Desk {
  const headers = { cookie: `office=${token}`, origin };
  const ask = (path: string, body?: URLSearchParams) =>
    fetch(`${origin}${path}`, {
      ...(body && { method: 'POST', body: body.toString() }),
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      redirect: 'manual',
      dispatcher,
    });
  const open = async (path: string) => {
    const response = await ask(path);
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    return response.text();
  };
  return {
    open,
    post: async (action, fields) => {
      const response = await ask(action, new URLSearchParams(fields));
      await response.text();
      return response.status;
    },
    send: async (path, action, typed) => {
      const form = readPage(await open(path)).forms.find((one) => one.action === action);
      if (form === undefined) throw new Error(`${path} has no form for ${action}`);
      const response = await ask(action, new URLSearchParams({ ...form.fields, ...typed }));
      await response.text();
      return response.status;
    },
  };
}
