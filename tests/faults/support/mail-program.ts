import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';

/**
 * A mail server as a separate process. The file `mood` in its folder sets its behaviour; accepted mails
 * are written to `letters` before the reply.
 */
const { MAIL_FOLDER = '', MAIL_PORT = '0' } = process.env;
const SLOW_MS = 4_000;

const mood = () => readFileSync(join(MAIL_FOLDER, 'mood'), 'utf8');
const die = () => process.kill(process.pid, 'SIGKILL');

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onConnect: (_session, done) => void setTimeout(done, mood() === 'slow' ? SLOW_MS : 0),
  onRcptTo: (_address, _session, done) => {
    const refused = Object.assign(new Error('No such box'), { responseCode: 550 });
    done(mood() === 'refusing' ? refused : null);
  },
  onData: (stream, session, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => {
      if (mood() === 'dying in the letter') die();
      chunks.push(chunk);
    });
    stream.on('end', () => {
      const source = Buffer.concat(chunks).toString();
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const id = /^Message-ID: (.+)$/im.exec(source)?.[1]?.trim();
      appendFileSync(join(MAIL_FOLDER, 'letters'), `${JSON.stringify({ id, to })}\n`);
      if (mood() === 'dying before its yes') die();
      setTimeout(done, mood() === 'slow' ? SLOW_MS : 0);
    });
  },
});
server.on('error', () => undefined);
server.listen(Number(MAIL_PORT), '127.0.0.1', () => console.log('mail server is ready'));
