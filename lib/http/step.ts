import type { IncomingMessage, ServerResponse } from 'node:http';

/** Prepares a request or observes its response; it never answers itself. */
export type Step = (request: IncomingMessage, response: ServerResponse) => void;
