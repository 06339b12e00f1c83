import { type Attack, addresses, connectFrom, repeat } from '../attack';

const PAGES = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(50);

/** Item 3: 200 connections with 50 requests each, whose answers nobody reads, once held 3.7 GB. */
export const unreadAnswers: Attack = (site) =>
  repeat(200, (n) => {
    const [address = ''] = addresses(3).slice(n % 3);
    const socket = connectFrom(address, site).pause();
    socket.write(PAGES);
    return new Promise((resolve) => socket.once('close', resolve));
  });
