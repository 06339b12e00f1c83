import { z } from 'zod';
import { retentionOf, retentionVariables } from '@/contract/facts/retention-variables';
import { parseTrust } from './bff/trust-proxy';
import { demoSchoolProblems } from './demo-school';

const SANDBOX_SCRIPT = '/sandbox/checkout.js';

/** Names every wrong variable, one line each, for printing at the start. */
export class EnvError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
    this.name = 'EnvError';
  }
}

const milliseconds = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .refine((value) => /^\d{1,7}$/.test(value), { error: 'must be a number of milliseconds' })
    .transform(Number);

const httpUrl = z.string().refine(
  (value) => {
    if (!URL.canParse(value)) return false;
    const { protocol, username } = new URL(value);
    return ['http:', 'https:'].includes(protocol) && username === '';
  },
  { error: 'must be an http or https address' },
);

const switchText = z
  .enum(['1', 'true', '0', 'false'], { error: 'must be 1 or 0' })
  .transform((value) => value === '1' || value === 'true');

const positiveWhole = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .refine((value) => /^\d{1,6}$/.test(value) && Number(value) > 0, {
      error: 'must be a whole number greater than 0',
    })
    .transform(Number);

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

const hostName = /^(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z0-9-]+(?::\d{1,5})?$/;

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
  .refine((hosts) => hosts.every((host) => hostName.test(host)), {
    error: "must be hosts like 'pictures.example.org, *.example.com', or none",
  });

const schema = z.object({
  ...retentionVariables,
  PORT: z
    .string()
    .default('3000')
    .transform(Number)
    .pipe(z.int({ error: 'must be a port number' }).min(0).max(65535)),
  SITE_URL: httpUrl.transform((value) => new URL(value).origin).optional(),
  // The base is {host}/api/; a value that already ends in /api is accepted too.
  SCHOOL_API_URL: httpUrl
    .default('http://127.0.0.1:4000')
    .transform((value) => value.replace(/(?<!\/)\/+$/, '').replace(/\/api$/, '')),
  SITE_USER_ID: z
    .string()
    .regex(/^[\x21-\x7e]{1,128}$/, { error: 'must be 1 to 128 visible ASCII characters' })
    .default('site'),
  SCHOOL_API_READ_TIMEOUT_MS: milliseconds('4000').refine((value) => value > 0, {
    error: 'must be greater than 0',
  }),
  SCHOOL_API_TIMEOUT_MS: milliseconds('0'),
  REVALIDATE_SECRET: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  REDIS_URL: z
    .string()
    .refine((value) => URL.canParse(value) && /^rediss?:\/\/[^/]/.test(value), {
      error: 'must be an address that begins with redis:// or rediss://',
    })
    .optional(),
  METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  // All addresses of this machine, unless one is named.
  SITE_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, { error: 'must be a host name or an address' })
    .optional(),
  // Longer than the proxy in front keeps a connection, so that it is never closed under a request.
  KEEP_ALIVE_TIMEOUT: milliseconds('5000'),
  SHUTDOWN_DELAY_MS: milliseconds('0'),
  SHUTDOWN_LIMIT_MS: milliseconds('25000'),
  SITE_DATA_DIR: z.string().default('./data/site'),
  DISK_RESERVE_MB: positiveWhole('200'),
  SITE_INDEXABLE: switchText.optional(),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'must be trace, debug, info, warn, error, fatal or silent',
    })
    .default('info'),
  TRUST_PROXY: trustText,
  // A school whose parents share one address (a campus network) may allow more of everything.
  RATE_LIMIT_FACTOR: z
    .string()
    .default('1')
    .refine((value) => /^\d{1,4}(\.\d{1,2})?$/.test(value) && Number(value) > 0, {
      error: 'must be a number greater than 0',
    })
    .transform(Number),
  // Orders per minute, by one address and by all together, against card testing.
  DONATIONS_PER_MINUTE: positiveWhole('6'),
  DONATIONS_PER_MINUTE_OVERALL: positiveWhole('60'),
  RECAPTCHA_SITE_KEY: z
    .string()
    .regex(/^[\w-]{10,128}$/, { error: 'must be the site key of reCAPTCHA v3' })
    .optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  ALTCHA_HMAC_KEY: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  CHECKOUT_SCRIPT_URL: checkoutScript,
  MEDIA_HOSTS: hostList.optional(),
  DOCUMENTS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  // Of the school API: set here too where the site's one port is also the office's.
  OFFICE_URL: httpUrl.transform((value) => new URL(value).origin).optional(),
  OFFICE_PORT: z
    .string()
    .transform(Number)
    .pipe(z.int({ error: 'must be a port number' }).min(0).max(65535))
    .optional(),
  NEXT_PHASE: z.string().optional(),
  NODE_ENV: z.string().optional(),
});

export const siteVariables = Object.keys(schema.shape);

function isLocal(origin: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);
}

type CaptchaKeys = {
  RECAPTCHA_SITE_KEY?: string | undefined;
  RECAPTCHA_SECRET?: string | undefined;
};

/** The embedded API verifies the token and needs both keys. */
function demandCaptchaPair(keys: CaptchaKeys, hasOwnApi: boolean): void {
  if (hasOwnApi || Boolean(keys.RECAPTCHA_SITE_KEY) === Boolean(keys.RECAPTCHA_SECRET)) return;
  const missing = keys.RECAPTCHA_SITE_KEY ? 'RECAPTCHA_SECRET' : 'RECAPTCHA_SITE_KEY';
  throw new EnvError([`${missing} must be set when the other key of reCAPTCHA is set`]);
}

/** A proof of work from one instance may be submitted to another. */
function demandSharedCaptcha(keys: {
  REDIS_URL?: string | undefined;
  RECAPTCHA_SITE_KEY?: string | undefined;
  ALTCHA_HMAC_KEY?: string | undefined;
}): void {
  if (!keys.REDIS_URL || keys.RECAPTCHA_SITE_KEY || keys.ALTCHA_HMAC_KEY) return;
  throw new EnvError(['ALTCHA_HMAC_KEY must be set, the same everywhere, when REDIS_URL is set']);
}

type OfficeAddress = { OFFICE_URL?: string | undefined; OFFICE_PORT?: number | undefined };

/** Where requests for the office's host name go; undefined where another program passes them on. */
function officeOf({ OFFICE_URL: url, OFFICE_PORT: port }: OfficeAddress, siteUrl: string) {
  if (url === undefined || !port) return undefined;
  if (new URL(url).host === new URL(siteUrl).host) {
    throw new EnvError(['OFFICE_URL must have a host name of its own, other than SITE_URL']);
  }
  return { url, port };
}

/** Reads any record of variables; an empty variable counts as not set. */
export function parseEnv(source: Record<string, string | undefined>) {
  const given = Object.entries(source).filter(([, value]) => value !== undefined && value !== '');
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new EnvError([...new Set(lines)]);
  }
  demandCaptchaPair(
    parsed.data,
    given.some(([name]) => name === 'SCHOOL_API_URL'),
  );
  demandSharedCaptcha(parsed.data);
  const { DOCUMENTS, NEXT_PHASE, NODE_ENV, SITE_URL, SITE_INDEXABLE, ...others } = parsed.data;
  const { OFFICE_URL, OFFICE_PORT, ...rest } = others;
  const siteUrl = SITE_URL ?? `http://localhost:${rest.PORT}`;
  const problems = demoSchoolProblems(siteUrl);
  if (problems.length > 0) throw new EnvError(problems);
  return {
    ...rest,
    SITE_URL: siteUrl,
    // A site on localhost is not indexed.
    SITE_INDEXABLE: SITE_INDEXABLE ?? !isLocal(siteUrl),
    office: officeOf({ OFFICE_URL, OFFICE_PORT }, siteUrl),
    /** The checkout of the sandbox provider is forwarded. */
    sandboxCheckout: rest.CHECKOUT_SCRIPT_URL === SANDBOX_SCRIPT,
    /** Told by the privacy policy. */
    retention: retentionOf(parsed.data),
    building: NEXT_PHASE === 'phase-production-build',
    /** Off, pages are sent as Next renders them: docs/decisions/next-internals.md. */
    documents: DOCUMENTS === 'on' && NODE_ENV !== 'development',
  };
}

export type Env = ReturnType<typeof parseEnv>;

let cached: Env | undefined;

/** The site's environment, parsed on first use so that importing a module never fails. */
export function env(): Env {
  cached ??= parseEnv(process.env);
  return cached;
}
