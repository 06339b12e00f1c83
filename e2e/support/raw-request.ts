import { request } from 'node:http';

export type RawAnswer = {
  status: number;
  location: string | undefined;
  robots: string | undefined;
};

/** Requests a path unchanged; other clients normalise it. */
export function requestPath(site: string, path: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path }, (answer) => {
      answer.resume();
      const { location, 'x-robots-tag': robots } = answer.headers;
      resolve({ status: answer.statusCode ?? 0, location, robots: robots?.toString() });
    });
    asked.on('error', reject).end();
  });
}
