import { z } from 'zod';
import {
  about,
  hostName,
  httpUrl,
  milliseconds,
  onOff,
  secret,
  sharedVariables,
} from '@/contract/facts/variables';
import { parseTrust } from './bff/trust-proxy';

export const SANDBOX_SCRIPT = '/sandbox/checkout.js';

/** No proxy is trusted unless the operator says so. */
const trustText = z
  .string()
  .default('0')
  .transform((value) => parseTrust(value))
  .refine((value) => value !== undefined, {
    error: "must be a number of proxies, or addresses like 'loopback, 10.0.0.0/8'",
  })
  .transform((value) => value ?? { hops: 0 });

/** The provider's own script, or the site's path to the sandbox's; the policy allows no other. */
const checkoutScript = z
  .string()
  .default('https://checkout.razorpay.com/v1/checkout.js')
  .refine(
    (value) => value === SANDBOX_SCRIPT || /^https:\/\/checkout\.razorpay\.com\//.test(value),
    {
      error: `must be ${SANDBOX_SCRIPT} or an address at https://checkout.razorpay.com/`,
    },
  );

const mediaHost = /^(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z0-9-]+(?::\d{1,5})?$/;

/** Copied into the policy of every page, so only host names are allowed. */
const hostList = z
  .string()
  .transform((value) =>
    value
      .toLowerCase()
      .split(',')
      .map((host) => host.trim()),
  )
  .transform((hosts) => (hosts.join() === 'none' ? [] : hosts))
  .refine((hosts) => hosts.every((host) => mediaHost.test(host)), {
    error: "must be hosts like 'pictures.example.org, *.example.com', or none",
  });

export const siteVariables = {
  ...sharedVariables,
  SITE_HOST: hostName
    .optional()
    .meta(
      about(
        'Site',
        'where the site listens; `127.0.0.1` behind a proxy on the same machine',
        'all addresses of this machine',
      ),
    ),
  SITE_INDEXABLE: onOff
    .optional()
    .meta(about('Site', '`0` keeps search engines away (staging)', 'off on localhost, else on')),
  SITE_DATA_DIR: z
    .string()
    .default('./data/site')
    .meta(about('Site', 'stored pages and last good answers')),
  // The base is {host}/api/; a value that already ends in /api is accepted too.
  SCHOOL_API_URL: httpUrl
    .default('http://127.0.0.1:4000')
    .transform((value) => value.replace(/(?<!\/)\/+$/, '').replace(/\/api$/, ''))
    .meta(
      about('Site', "the school's own server; reads and writes go to `…/api/`", 'the embedded API'),
    ),
  SCHOOL_API_READ_TIMEOUT_MS: milliseconds
    .refine((value) => value > 0, 'must be greater than 0')
    .default(4000)
    .meta(about('Site', 'how long a page waits for a read')),
  SCHOOL_API_TIMEOUT_MS: milliseconds
    .default(0)
    .meta(about('Site', 'how long a forwarded POST waits', '0 (none)')),
  REVALIDATE_SECRET: secret.optional().meta(about('Site', 'allows `POST /api/revalidate`')),
  REDIS_URL: z
    .string()
    .refine(
      (value) => URL.canParse(value) && /^rediss?:\/\/[^/]/.test(value),
      'must be an address that begins with redis:// or rediss://',
    )
    .optional()
    .meta(
      about(
        'Site',
        '`redis://` or `rediss://`: shared by several instances of the site; then `ALTCHA_HMAC_KEY` (or reCAPTCHA) must be set too',
      ),
    ),
  MEDIA_HOSTS: hostList
    .optional()
    .meta(
      about(
        'Site',
        "the other hosts that pictures may come from, like `pictures.example.org, *.example.com`; `none` for none. Files on the school's own server always come through the site",
        'any `https` host',
      ),
    ),
  DOCUMENTS: z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .default('on')
    .meta(
      about(
        'Site',
        '`off` sends pages as Next renders them, slower: see [next-internals](decisions/next-internals.md)',
      ),
    ),
  CHECKOUT_SCRIPT_URL: checkoutScript.meta(
    about(
      'Payment',
      'the script of the payment window',
      "the provider's; `/sandbox/checkout.js` with the embedded API and no keys",
    ),
  ),
  RECAPTCHA_SITE_KEY: z
    .string()
    .regex(/^[\w-]{10,128}$/, 'must be the site key of reCAPTCHA v3')
    .optional()
    .meta(about('Captcha', 'reCAPTCHA v3 in place of the built-in captcha: the key for pages')),
  ALTCHA_HMAC_KEY: secret
    .optional()
    .meta(
      about(
        'Captcha',
        'the key of the built-in captcha, when several sites share one address',
        'a new one per start',
      ),
    ),
  TRUST_PROXY: trustText.meta(
    about(
      'Limits',
      "how many proxies, or which addresses, may set the visitor's address",
      'nobody',
    ),
  ),
};
