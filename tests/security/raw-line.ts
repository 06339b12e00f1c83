import { connect } from 'node:net';

export type RawAnswer = {
  /** 0 when the connection was closed without a response. */
  status: number;
  /** By lower-case name; repeated headers are joined by ', '. */
  headers: Map<string, string>;
  body: string;
  answers: number;
};

/** Sends raw bytes, and reads until the server closes the connection. */
export function sendRaw(port: number, text: string, options: { end?: boolean } = {}) {
  return new Promise<RawAnswer>((resolve) => {
    const line = connect(port, '127.0.0.1');
    let rows = '';
    line.setEncoding('latin1');
    line.on('data', (piece) => {
      rows += piece;
    });
    line.on('error', () => undefined);
    line.on('close', () => resolve(read(rows)));
    line.write(Buffer.from(text, 'latin1'));
    if (options.end) line.end();
  });
}

/** One raw request; the server closes the connection after the response. */
export function ask(
  port: number,
  first: string,
  headers: readonly string[] = [],
  body = '',
): Promise<RawAnswer> {
  const length = body ? [`Content-Length: ${Buffer.byteLength(body)}`] : [];
  const lines = [
    `${first} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    ...length,
    ...headers,
  ];
  return sendRaw(port, `${lines.join('\r\n')}\r\n\r\n${body}`);
}

function read(rows: string): RawAnswer {
  const [head = '', ...rest] = rows.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Map<string, string>();
  for (const line of lines) {
    const at = line.indexOf(':');
    const name = line.slice(0, at).toLowerCase();
    const value = line.slice(at + 1).trim();
    headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value);
  }
  return {
    status: Number(first.split(' ')[1] ?? 0),
    headers,
    body: rest.join('\r\n\r\n'),
    answers: rows.split(/^HTTP\/1\.1 \d/m).length - 1,
  };
}
