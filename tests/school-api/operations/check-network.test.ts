import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { expect, it } from 'vitest';
import { verifySmtp } from '@/school-api/mail';
import { certificateEnd, textLookup } from '@/school-api/operations/checks/live-deps';
import { makeCertificate } from '@/scripts/bench/load-nginx';
import { listening } from '../../support/listening';
import { tempFolder } from '../../support/temp-folder';
import { startMailServer } from '../mail-server';

const RESPONSE = 0x8000;
const NAME_ERROR = 3;

/** A local name server that responds with `reply`, or not at all. */
async function startNameServer(reply: (question: Buffer) => Buffer | undefined) {
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    const answer = reply(question);
    if (answer) socket.send(answer, port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { at: `127.0.0.1:${socket.address().port}`, stop: () => socket.close() };
}

/** The question again, with one TXT record of two parts, or as a missing name. */
function answerTo(question: Buffer, parts?: readonly string[]): Buffer {
  const answer = Buffer.from(question);
  answer.writeUInt16BE(RESPONSE | 0x0100 | (parts ? 0 : NAME_ERROR), 2);
  // c-ares may add a record to the query, which is not part of the response.
  const end = answer.indexOf(0, 12) + 5;
  answer.writeUInt16BE(parts ? 1 : 0, 6);
  answer.writeUInt32BE(0, 8);
  if (!parts) return answer.subarray(0, end);
  const text = Buffer.concat(parts.map((part) => Buffer.from([part.length, ...Buffer.from(part)])));
  const head = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, text.length]);
  return Buffer.concat([answer.subarray(0, end), head, text]);
}

it('reads a record that arrived in parts, and none if there is none', async () => {
  const server = await startNameServer((question) =>
    answerTo(question, question.includes('school') ? ['v=spf1 ', '-all'] : undefined),
  );
  const lookUp = textLookup({ servers: [server.at] });
  expect(await lookUp('school.example')).toEqual(['v=spf1 -all']);
  expect(await lookUp('nobody.example')).toEqual([]);
  server.stop();
});

it('does not wait for a silent name server', async () => {
  const server = await startNameServer(() => undefined);
  const lookUp = textLookup({ servers: [server.at], timeoutMs: 30 });
  await expect(lookUp('school.example')).rejects.toThrow(/TIMEOUT/);
  server.stop();
});

it('does not wait for a silent mail server', async () => {
  const port = await listening(createServer());
  // Either of two equal timeouts may fire first, with a different message.
  const wait = verifySmtp(`smtp://127.0.0.1:${port}`, 30);
  await expect(wait).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});

it('queries a working mail server, and sends nothing', async () => {
  const server = await startMailServer();
  await verifySmtp(server.url, 5_000);
  expect(server.received).toEqual([]);
  await server.stop();
});

it('reads the end of a certificate, also of one that it does not trust', async () => {
  const folder = tempFolder();
  makeCertificate(folder);
  const [key, cert] = ['privkey.pem', 'fullchain.pem'].map((name) =>
    readFileSync(path.join(folder, name)),
  );
  const server = createTlsServer({ key, cert });
  const port = await listening(server);
  const days = (await certificateEnd(`https://localhost:${port}`)).getTime() - Date.now();
  expect(Math.round(days / 86_400_000)).toBe(2);
  await expect(certificateEnd('https://localhost:1')).rejects.toThrow();
});
