import { z } from 'zod';
import { isLoopbackName } from '../public-site';

/** The groups of docs/configuration.md, in order. */
export const GROUPS = [
  'Site',
  'School API',
  'Office',
  'Database',
  'Mail',
  'Payment',
  'Captcha',
  'Limits',
  'Operations',
  'Tests',
] as const;

type Group = (typeof GROUPS)[number];

/** For docs/configuration.md; `otherwise` describes the default where the schema has none. */
export const about = (group: Group, description: string, otherwise?: string) => ({
  group,
  description,
  otherwise,
});

const PORT = 'must be a port number from 0 to 65535';

export const portNumber = z
  .string()
  .regex(/^\d{1,5}$/, PORT)
  .transform(Number)
  .refine((value) => value <= 65_535, PORT);

export const milliseconds = z
  .string()
  .regex(/^\d{1,7}$/, 'must be a number of milliseconds')
  .transform(Number);

export const hostName = z.string().regex(/^[\w.:-]+$/, 'must be a host name or an address');

export const onOff = z
  .enum(['0', '1'], { error: 'must be 0 or 1' })
  .transform((value) => value === '1');

export const secret = z.string().min(16, 'must have at least 16 characters');

export const httpUrl = z.string().refine(
  (value) => {
    if (!URL.canParse(value)) return false;
    const { protocol, username } = new URL(value);
    return ['http:', 'https:'].includes(protocol) && username === '';
  },
  { error: 'must be an http or https address' },
);

const originOf = (value: string) => new URL(value).origin;

/** Cookies and passkeys need https, except on localhost. */
function isOfficeUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname, search, username } = new URL(value);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopbackName(hostname));
  return isSafe && pathname === '/' && search === '' && username === '';
}

/** Variables that both programs read. */
export const sharedVariables = {
  PORT: portNumber.default(3000).meta(about('Site', 'where the site listens')),
  SITE_URL: httpUrl
    .transform(originOf)
    .optional()
    .meta(
      about(
        'Site',
        "the public address: canonical links, feed, pictures for sharing, links in emails. If it is public, nothing starts with the demo school's identity",
        '`http://localhost:PORT`',
      ),
    ),
  OFFICE_PORT: portNumber
    .optional()
    .meta(
      about(
        'Office',
        'where the office listens, at the host of `SCHOOL_API_HOST`',
        '4100 (or a free one); off in production until it is set',
      ),
    ),
  OFFICE_URL: z
    .string()
    .refine(isOfficeUrl, 'must start with https:// and have no path')
    .transform(originOf)
    .optional()
    .meta(
      about(
        'Office',
        "the office's public address, with its own host name. On a host with a single port the site reads it and `OFFICE_PORT` too, and passes requests for that name on",
        'the address where it listens',
      ),
    ),
  RECAPTCHA_SECRET: z
    .string()
    .optional()
    .meta(about('Captcha', 'reCAPTCHA v3: the secret key, verified by the school API')),
  RATE_LIMIT_FACTOR: z
    .string()
    .regex(/^\d{1,4}(\.\d{1,3})?$/, 'must be a number greater than 0')
    .transform(Number)
    .refine((value) => value > 0, 'must be a number greater than 0')
    .default(1)
    .meta(
      about(
        'Limits',
        'multiplies the limits per address and overall, where many families share an address; limits per mailbox stay as they are',
      ),
    ),
  METRICS_TOKEN: secret
    .optional()
    .meta(
      about(
        'Operations',
        'the token for `/api/metrics` of the site, `/metrics` of the API and the findings of `check` at `/readyz`. Without it, only this machine can read the metrics',
      ),
    ),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'must be trace, debug, info, warn, error, fatal or silent',
    })
    .default('info')
    .meta(about('Operations', '`trace` to `fatal`, `silent`')),
  NODE_ENV: z
    .enum(['development', 'production', 'test'], {
      error: 'must be development, production or test',
    })
    .optional()
    .meta(
      about(
        'Operations',
        '`production` turns off the sandbox, the outbox page, and the office without `OFFICE_PORT`; the units set it',
        'not set; `npm start` sets `production` for the site',
      ),
    ),
};

/** EX_CONFIG: the units of deploy/systemd do not start a program with wrong variables again. */
export const WRONG_VARIABLES_EXIT = 78;

/** Names every invalid variable, one per line, for printing at startup. */
export class VariableError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
    this.name = 'VariableError';
  }
}

export type Source = Record<string, string | undefined>;

/** An empty variable counts as unset. */
export function readVariables<Shape extends z.ZodType>(schema: Shape, source: Source) {
  const entries = Object.entries(source).filter(([, value]) => value !== undefined && value !== '');
  const parsed = schema.safeParse(Object.fromEntries(entries));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new VariableError([...new Set(lines)]);
}
