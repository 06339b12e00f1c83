import { WebSocket } from 'undici';
import { z } from 'zod';

const message = z.object({
  id: z.number().nullish(),
  type: z.string(),
  result: z.unknown().optional(),
  message: z.string().optional(),
  error: z.string().optional(),
});

export type Send = (method: string, params: Record<string, unknown>) => Promise<unknown>;

/** A WebDriver BiDi connection: https://w3c.github.io/webdriver-bidi/ */
export async function connect(url: string): Promise<{ send: Send; close: () => void }> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (answer: z.infer<typeof message>) => void>();
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`no connection to ${url}`)));
  });
  socket.addEventListener('message', ({ data }) => {
    const answer = message.parse(JSON.parse(String(data)));
    if (typeof answer.id === 'number') waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  const send: Send = (method, params) => {
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      waiting.set(id, (answer) => {
        waiting.delete(id);
        if (answer.type === 'success') resolve(answer.result);
        else reject(new Error(`${method}: ${answer.error}: ${answer.message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
  return { send, close: () => socket.close() };
}
