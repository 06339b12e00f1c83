import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';

/** What is done with every request as it arrives, before the framework sees it. */
export type Step = (request: IncomingMessage, response: ServerResponse) => void;

/** Bundles have copies of this module; the process has one server. */
const WATCHING = Symbol.for('school.on-request');

/**
 * Runs the steps on each request of this process's server, in their order. A step may change
 * headers and address of the request and wrap the response; it must not answer.
 */
export function onRequest(steps: readonly Step[]): void {
  if (isWatching()) return;
  Reflect.set(globalThis, WATCHING, true);
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null) return;
    const request: unknown = Reflect.get(message, 'request');
    const response: unknown = Reflect.get(message, 'response');
    if (!(request instanceof IncomingMessage) || !(response instanceof ServerResponse)) return;
    for (const step of steps) step(request, response);
  });
}

export function isWatching(): boolean {
  return Reflect.get(globalThis, WATCHING) === true;
}
