import type { IncomingMessage } from 'node:http';
import type { SiteResponse } from './site-response';

/** Answers the request, or returns false. */
export type RequestHandler = (request: IncomingMessage, response: SiteResponse) => boolean;
