import type { ExtraHosts } from '@/content/page';
import { paymentScriptHosts } from '@/content/payment-scripts';
import { REPORT_GROUP, REPORT_PATH } from '@/lib/csp-reports/endpoint';
import { env } from '@/lib/env';
import { pictureSources } from '@/lib/files/picture-hosts';
import { type PageRule, ruleFor } from './routes';

type Directives = Record<string, string[]>;

/** The minimum that each outside service needs. */
const hosts: Record<ExtraHosts | 'recaptcha', Directives> = {
  video: {
    'frame-src': ['https://www.youtube-nocookie.com'],
    'img-src': ['https://i.ytimg.com'],
  },
  // The proof-of-work captcha runs in a worker made from a blob.
  captcha: { 'worker-src': ['blob:'] },
  recaptcha: {
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    'connect-src': ['https://www.google.com/recaptcha/'],
    'img-src': ['https://www.gstatic.com/recaptcha/'],
  },
  checkout: {
    'script-src': [...paymentScriptHosts],
    'frame-src': ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
    'connect-src': ['https://*.razorpay.com'],
    'img-src': ['https://*.razorpay.com'],
    // In in-app browsers the page posts a form to the provider, which returns the visitor with a POST.
    'form-action': ['https://api.razorpay.com'],
    // Blocked requests of payment pages are reported; `report-uri` is for older browsers.
    'report-uri': [REPORT_PATH],
    'report-to': [REPORT_GROUP],
  },
};

const base: Directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'media-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

type Inline = { scripts?: readonly string[]; styles?: readonly string[] };

/** The policy of one page; `inline` holds the hashes of its inline scripts and styles. */
export function policyFor(rule: PageRule, inline: Inline): string {
  const policy: Directives = structuredClone(base);
  merge(policy, { 'img-src': pictureSources() });
  for (const name of rule.hosts) merge(policy, hosts[serviceFor(name)]);
  dropRedundantHosts(policy);
  merge(policy, { 'script-src': [...(inline.scripts ?? [])] });
  // Toasts and the captcha add style elements at run time.
  merge(policy, {
    'style-src': rule.kind === 'app' ? ["'unsafe-inline'"] : [...(inline.styles ?? [])],
  });
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/** The policy of a page as Next renders it, without hashes of its inline scripts. */
export function plainPolicyFor(path: string): string {
  const inline = ["'unsafe-inline'"];
  return policyFor(ruleFor(path), { scripts: inline, styles: inline });
}

/** Without reCAPTCHA keys its hosts are not needed. */
function serviceFor(name: ExtraHosts): ExtraHosts | 'recaptcha' {
  return name === 'captcha' && env().RECAPTCHA_SITE_KEY ? 'recaptcha' : name;
}

/** With `https:` allowed for pictures, individual https hosts are redundant. */
function dropRedundantHosts(policy: Directives): void {
  const sources = policy['img-src'] ?? [];
  if (!sources.includes('https:')) return;
  policy['img-src'] = sources.filter((source) => !source.startsWith('https://'));
}

function merge(policy: Directives, extra: Directives): void {
  for (const [directive, sources] of Object.entries(extra)) {
    policy[directive] = [...(policy[directive] ?? []), ...sources];
  }
}
