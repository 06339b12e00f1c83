import { beforeHead } from './before-head';
import type { Step } from './on-request';

/** What every answer says, whatever it is: a page, a file, a call, a failure, a redirect. */
const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // The payment provider's bank pages open beside the page.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
};

/** For all that is no page: if it is opened by itself, it is nothing but itself, in nobody's frame. */
const POLICY =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const TLS_ONLY = 'max-age=31536000';

/** Pictures may be shown elsewhere: in a feed reader, in a message that shares a page. */
const PICTURES = /^\/(?:art|files|icons|media|og|photos|_next\/image)\b/;

type Options = {
  /** The address of the site begins with https: browsers need not try without. */
  https: boolean;
  /** Off while the site is being worked on: the workshop's pages bring scripts of their own. */
  policy: boolean;
};

/**
 * Fills in what an answer does not say itself, at the last moment: the framework adds its headers to
 * what is there, and a page would have two policies.
 */
export function safeHeaders({ https, policy }: Options): Step {
  const always = {
    ...everywhere,
    ...(policy && { 'content-security-policy': POLICY }),
    ...(https && { 'strict-transport-security': TLS_ONLY }),
  };
  return (request, response) => {
    const path = request.url ?? '';
    beforeHead(response, () => {
      const resources = PICTURES.test(path) ? 'cross-origin' : 'same-origin';
      fill(response, 'cross-origin-resource-policy', resources);
      for (const [name, value] of Object.entries(always)) fill(response, name, value);
    });
  };
}

function fill(response: Parameters<Step>[1], name: string, value: string): void {
  if (!response.hasHeader(name)) response.setHeader(name, value);
}
