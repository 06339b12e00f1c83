import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

type Received = { from: string; to: string[]; source: string };

/** A local SMTP server with the received messages and programmable errors. */
export async function startMailServer(port = 0) {
  const received: Received[] = [];
  /** Errors for the next recipients or messages, in order. */
  const refusals: { at: 'recipient' | 'message'; code: number; text: string }[] = [];
  const take = (at: 'recipient' | 'message') => {
    if (refusals[0]?.at !== at) return null;
    const refusal = refusals.shift();
    return Object.assign(new Error(refusal?.text), { responseCode: refusal?.code });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(take('recipient')),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refusal = take('message');
        const { mailFrom, rcptTo } = session.envelope;
        if (refusal === null) {
          received.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            source: Buffer.concat(chunks).toString(),
          });
        }
        done(refusal);
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    refusals,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
