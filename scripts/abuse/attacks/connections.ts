import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Attack, addresses, connectFrom, repeat } from '../attack';

const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));
const placeOf = (n: number) => addresses(3)[n % 3] ?? '';

const UPLOAD = [
  ...['POST /api/job-apply HTTP/1.1', 'Host: localhost'],
  ...['Content-Type: multipart/form-data; boundary=b', 'Content-Length: 4000000', '', '--b'],
  ...['Content-Disposition: form-data; name="cv"; filename="cv.pdf"'],
  ...['Content-Type: application/pdf', '', '%PDF-1.4\n'],
].join('\r\n');

/** 42 uploads from three addresses once held every connection to the school API. */
export const slowUploads: Attack = (site) =>
  repeat(42, async (n) => {
    const socket = connectFrom(placeOf(n), site).resume();
    socket.write(UPLOAD);
    const drops = setInterval(() => socket.write('a'), 500);
    await closed(socket);
    clearInterval(drops);
  });

const PAGES = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(50);

/** 200 connections with 50 requests each, whose responses are not read, once used 3.7 GB. */
export const unreadAnswers: Attack = (site) =>
  repeat(200, async (n) => {
    const socket = connectFrom(placeOf(n), site).pause();
    socket.write(PAGES);
    await closed(socket);
  });

const upgradeTo = (protocol: string) =>
  `GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: ${protocol}\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nHTTP2-Settings: AAMAAABk\r\n\r\n';

/** 2,003 upgrade requests once kept their connections open for ever. */
export const upgrades: Attack = (site) =>
  repeat(1000, async (n) => {
    const socket = connectFrom(placeOf(n), site).resume();
    socket.write(upgradeTo(n % 2 ? 'websocket' : 'h2c'));
    await closed(socket);
    // As many as before, but not as fast as this machine can go.
    await wait(1000);
  });
