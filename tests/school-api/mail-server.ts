import { once } from 'node:events';
import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { portOf } from '../../scripts/run/ports.mjs';

type Received = { from: string; to: string[]; source: string };

export type MailServerMode =
  | 'well'
  | 'slow'
  | 'refusing'
  | 'dying in the letter'
  | 'dying before its yes';

type RefusedAt = 'sender' | 'recipient' | 'message';

const SLOW_MS = 4_000;

/** A local SMTP server that records messages, with programmable errors; it can die and restart. */
export async function startMailServer(at = 0) {
  const received: Received[] = [];
  /** Errors for the next recipients or messages, in order. */
  const refusals: { at: RefusedAt; code: number; text: string }[] = [];
  let mode: MailServerMode = 'well';
  const refusal = (code = 550, text = 'No such box') =>
    Object.assign(new Error(text), { responseCode: code });
  const take = (at: RefusedAt) => {
    if (refusals[0]?.at !== at) return null;
    const next = refusals.shift();
    return refusal(next?.code, next?.text);
  };
  const inTime = (done: () => void) => {
    if (mode === 'slow') setTimeout(done, SLOW_MS);
    else done();
  };

  const open = async (port: number) => {
    const sockets = new Set<Socket>();
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onConnect: (_session, done) => inTime(done),
      onMailFrom: (_address, _session, done) => done(take('sender')),
      onRcptTo: (_address, _session, done) =>
        done(mode === 'refusing' ? refusal() : take('recipient')),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          if (mode === 'dying in the letter') die();
        });
        stream.on('end', () => {
          const refused = take('message');
          const { mailFrom, rcptTo } = session.envelope;
          if (refused === null) {
            received.push({
              from: mailFrom === false ? '' : mailFrom.address,
              to: rcptTo.map(({ address }) => address),
              source: Buffer.concat(chunks).toString(),
            });
          }
          if (mode === 'dying before its yes') die();
          else inTime(() => done(refused));
        });
      },
    });
    const { server } = smtp;
    const die = () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    };
    smtp.on('error', () => undefined);
    server.on('connection', (socket) => sockets.add(socket));
    await once(smtp.listen(port, '127.0.0.1'), 'listening');
    return { smtp, die, died: once(server, 'close') };
  };

  let current = await open(at);
  const port = portOf(current.smtp.server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    refusals,
    setMode: (next: MailServerMode) => {
      mode = next;
    },
    kill: () => current.die(),
    died: () => current.died,
    startAgain: async () => {
      current = await open(port);
    },
    stop: () => new Promise<void>((resolve) => current.smtp.close(() => resolve())),
  };
}
