import { createServer, request } from 'node:http';

/** Sends recorded responses of the site with their headers: the least work that Node can do. */
const PAGE = process.env.PEER_PAGE ?? '';

/**
 * @param {string} encoding
 * @returns {Promise<{ headers: string[], body: Buffer }>}
 */
function fetchCopy(encoding) {
  return new Promise((resolve, reject) => {
    const sent = request(PAGE, { headers: { 'accept-encoding': encoding } }, (answer) => {
      /** @type {Buffer[]} */
      const pieces = [];
      answer.on('data', (piece) => pieces.push(piece));
      answer.on('end', () =>
        resolve({ headers: withoutConnection(answer.rawHeaders), body: Buffer.concat(pieces) }),
      );
    });
    sent.once('error', reject).end();
  });
}

/** @param {string[]} raw */
function withoutConnection(raw) {
  const own = /^(?:connection|date|keep-alive)$/i;
  return raw.filter((_, index) => !own.test(raw[index - (index % 2)] ?? ''));
}

const [plain, gzip] = [await fetchCopy('identity'), await fetchCopy('gzip')];
const server = createServer(({ headers }, response) => {
  const { headers: sent, body } = headers['accept-encoding'] === 'gzip' ? gzip : plain;
  response.writeHead(200, sent);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') console.log(`listening on ${address?.port}`);
});
