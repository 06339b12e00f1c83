import { connect } from 'node:tls';

export type Field = readonly [name: string, value: string];
export type Http2Answer = {
  /** 0 if the stream was reset or the connection closed. */
  status: number;
  answers: number;
};

const PREFACE = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n';
const DATA = 0;
const HEADERS = 1;
const RST_STREAM = 3;
const SETTINGS = 4;
const GOAWAY = 7;
const END_STREAM = 1;
const END_HEADERS = 4;
const ACK = 1;
const STREAM = 1;

/** Sends one request with exactly these fields, which no client library would, and waits for its end. */
export function sendHttp2(
  { tls, certificate }: { tls: number; certificate: Buffer },
  fields: readonly Field[],
  body?: string,
): Promise<Http2Answer> {
  return new Promise((resolve) => {
    const address = { port: tls, host: '127.0.0.1', ca: certificate };
    const socket = connect({ ...address, ALPNProtocols: ['h2'] });
    const answer = { status: 0, answers: 0 };
    let rows = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.on('data', (piece) => {
      rows = Buffer.concat([rows, piece]);
      for (let frame = readFrame(rows); frame; frame = readFrame(rows)) {
        rows = rows.subarray(9 + frame.payload.length);
        take(frame);
      }
    });
    socket.write(PREFACE);
    socket.write(frame(SETTINGS, 0, 0, Buffer.alloc(0)));
    const last = body === undefined ? END_STREAM : 0;
    socket.write(frame(HEADERS, END_HEADERS | last, STREAM, Buffer.concat(fields.map(literal))));
    if (body !== undefined) socket.write(frame(DATA, END_STREAM, STREAM, Buffer.from(body)));

    function take({ type, flags, stream, payload }: Frame) {
      if (type === SETTINGS && !(flags & ACK)) socket.write(frame(SETTINGS, ACK, 0));
      if (type === HEADERS && !answer.answers++) answer.status = statusOf(payload);
      const isOver = stream === STREAM && (type === RST_STREAM || Boolean(flags & END_STREAM));
      if (type === GOAWAY || ((type <= HEADERS || type === RST_STREAM) && isOver)) socket.end();
    }
  });
}

type Frame = { type: number; flags: number; stream: number; payload: Buffer };

function frame(type: number, flags: number, stream: number, payload = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head[3] = type;
  head[4] = flags;
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

function readFrame(bytes: Buffer): Frame | undefined {
  if (bytes.length < 9) return undefined;
  const end = 9 + bytes.readUIntBE(0, 3);
  if (bytes.length < end) return undefined;
  const [type = 0, flags = 0] = bytes.subarray(3, 5);
  return { type, flags, stream: bytes.readUInt32BE(5), payload: bytes.subarray(9, end) };
}

/** HPACK's plainest form (RFC 7541, 6.2.2): both texts literally, never indexed. */
function literal([name, value]: Field): Buffer {
  const text = (plain: string) => {
    const bytes = Buffer.from(plain, 'latin1');
    return Buffer.concat([Buffer.from([bytes.length]), bytes]);
  };
  return Buffer.concat([Buffer.from([0]), text(name), text(value)]);
}

/** From the static table, or nginx's three digits after the name's index. */
function statusOf(block: Buffer): number {
  const known = [200, 204, 206, 304, 400, 404, 500];
  const [first = 0] = block;
  return known[first - 0x88] ?? Number(block.toString('latin1', 2, 5));
}
