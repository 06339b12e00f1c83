import type { ExtraHosts } from '@/content/page';
import { env } from '@/lib/env';
import { pictureSources } from '@/lib/files/picture-hosts';
import type { PageRule } from './routes';

type Directives = Record<string, string[]>;

/** What each outside service needs, and nothing else. */
const hosts: Record<ExtraHosts | 'recaptcha', Directives> = {
  video: {
    'frame-src': ['https://www.youtube-nocookie.com'],
    'img-src': ['https://i.ytimg.com'],
  },
  // The proof-of-work captcha counts in a worker that it makes itself.
  captcha: { 'worker-src': ['blob:'] },
  recaptcha: {
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    'connect-src': ['https://www.google.com/recaptcha/'],
    'img-src': ['https://www.gstatic.com/recaptcha/'],
  },
  checkout: {
    'script-src': ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
    'frame-src': ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
    'connect-src': ['https://*.razorpay.com'],
    'img-src': ['https://*.razorpay.com'],
    // Inside other apps the page itself is sent to the provider and comes back by a POST.
    'form-action': ['https://api.razorpay.com'],
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

/** The policy of one page; `inline` names what stands in its markup by its hashes. */
export function policyFor(rule: PageRule, inline: Inline): string {
  const policy: Directives = structuredClone(base);
  merge(policy, { 'img-src': pictureSources() });
  for (const name of rule.hosts) merge(policy, hosts[serviceFor(name)]);
  dropNeedless(policy);
  merge(policy, { 'script-src': [...(inline.scripts ?? [])] });
  // Toasts and the captcha write styles of their own into an app.
  merge(policy, {
    'style-src': rule.kind === 'app' ? ["'unsafe-inline'"] : [...(inline.styles ?? [])],
  });
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/** A school without keys of reCAPTCHA has nothing to ask of its servers. */
function serviceFor(name: ExtraHosts): ExtraHosts | 'recaptcha' {
  return name === 'captcha' && env().RECAPTCHA_SITE_KEY ? 'recaptcha' : name;
}

/** Where pictures of every https host are allowed, the name of one says nothing. */
function dropNeedless(policy: Directives): void {
  const sources = policy['img-src'] ?? [];
  if (!sources.includes('https:')) return;
  policy['img-src'] = sources.filter((source) => !source.startsWith('https://'));
}

function merge(policy: Directives, extra: Directives): void {
  for (const [directive, sources] of Object.entries(extra)) {
    policy[directive] = [...(policy[directive] ?? []), ...sources];
  }
}
