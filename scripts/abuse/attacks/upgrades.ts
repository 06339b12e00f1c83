import { type Attack, addresses, connectFrom, repeat } from '../attack';

const headOf = (protocol: string) =>
  `GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: ${protocol}\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nHTTP2-Settings: AAMAAABk\r\n\r\n';

/** Item 4: 2,003 connections that asked for an upgrade once stayed for ever. */
export const upgrades: Attack = (site) =>
  repeat(1000, async (n) => {
    const [address = ''] = addresses(3).slice(n % 3);
    const socket = connectFrom(address, site).resume();
    socket.write(headOf(n % 2 ? 'websocket' : 'h2c'));
    await new Promise((resolve) => socket.once('close', resolve));
    // As many as before, but not as fast as this machine can.
    await new Promise((next) => setTimeout(next, 1000));
  });
