import { request } from 'node:http';

export type Answered = { status: number; location: string | undefined; robots: string | undefined };

/** Asks for a path as it is written: other clients tidy it up before they send it. */
export function ask(site: string, path: string): Promise<Answered> {
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
