import { paymentPages } from '@/content/payment-scripts';
import { REPORT_GROUP, REPORT_PATH } from '@/lib/csp-reports/endpoint';

/** Headers of every response. */
const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // The payment provider opens bank pages in a popup.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
};

/** For everything but pages: if opened directly, it runs and loads nothing and cannot be framed. */
const POLICY =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const TLS_ONLY = 'max-age=31536000';

/** Pictures may be embedded elsewhere, such as in feed readers and link previews. */
const PICTURES = /^\/(?:art|files|icons|media|og|photos|_next\/image)\b/;

export type DefaultHeaders = (path: string) => Readonly<Record<string, string>>;

type Options = {
  https: boolean;
  /** Off in development, because Next's tools use inline scripts. */
  policy: boolean;
  /** When off, search engines are told not to index anything. */
  indexable: boolean;
};

/** Default headers for `path`; the response may override them. */
export function defaultHeaders({ https, policy, indexable }: Options): DefaultHeaders {
  const always = {
    ...everywhere,
    ...(policy && { 'content-security-policy': POLICY }),
    ...(https && { 'strict-transport-security': TLS_ONLY }),
    ...(!indexable && { 'x-robots-tag': 'noindex, nofollow' }),
  };
  const own = { ...always, 'cross-origin-resource-policy': 'same-origin' };
  const shared = { ...always, 'cross-origin-resource-policy': 'cross-origin' };
  // Browsers look for it on each response that reports, and only payment pages do.
  const paying = { ...own, 'reporting-endpoints': `${REPORT_GROUP}="${REPORT_PATH}"` };
  return (path) => {
    if (PICTURES.test(path)) return shared;
    return paymentPages.includes(path.split('?', 1)[0] ?? '') ? paying : own;
  };
}
