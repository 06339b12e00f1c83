import { z } from 'zod';
import { isLoopbackName } from '@/contract';
import { readVariables, type Source, VariableError } from '@/contract/facts/variables';
import { demoSchoolProblems } from './demo-school';
import { SANDBOX_SCRIPT, siteVariables } from './variables';

/** Set by Next while it builds. */
const schema = z.object({ ...siteVariables, NEXT_PHASE: z.string().optional() });

type CaptchaKeys = {
  RECAPTCHA_SITE_KEY?: string | undefined;
  RECAPTCHA_SECRET?: string | undefined;
};

/** The embedded API verifies the token and needs both keys. */
function requireBothCaptchaKeys(keys: CaptchaKeys, hasOwnApi: boolean): void {
  if (hasOwnApi || Boolean(keys.RECAPTCHA_SITE_KEY) === Boolean(keys.RECAPTCHA_SECRET)) return;
  const missing = keys.RECAPTCHA_SITE_KEY ? 'RECAPTCHA_SECRET' : 'RECAPTCHA_SITE_KEY';
  throw new VariableError([`${missing} must be set when the other key of reCAPTCHA is set`]);
}

/** A proof of work from one instance may be submitted to another. */
function requireSharedCaptchaKey(keys: {
  REDIS_URL?: string | undefined;
  RECAPTCHA_SITE_KEY?: string | undefined;
  ALTCHA_HMAC_KEY?: string | undefined;
}): void {
  if (!keys.REDIS_URL || keys.RECAPTCHA_SITE_KEY || keys.ALTCHA_HMAC_KEY) return;
  throw new VariableError([
    'ALTCHA_HMAC_KEY must be set to the same value on every instance when REDIS_URL is set',
  ]);
}

type OfficeAddress = { OFFICE_URL?: string | undefined; OFFICE_PORT?: number | undefined };

/** Where requests for the office's host name go; undefined if another program forwards them. */
function officeOf({ OFFICE_URL: url, OFFICE_PORT: port }: OfficeAddress, siteUrl: string) {
  if (url === undefined || !port) return undefined;
  if (new URL(url).host === new URL(siteUrl).host) {
    throw new VariableError(['OFFICE_URL must have a host name of its own, other than SITE_URL']);
  }
  return { url, port };
}

/** An empty variable counts as unset. */
export function parseEnv(source: Source) {
  const values = readVariables(schema, source);
  requireBothCaptchaKeys(values, Boolean(source.SCHOOL_API_URL));
  requireSharedCaptchaKey(values);
  const { DOCUMENTS, NEXT_PHASE, NODE_ENV, SITE_URL, SITE_INDEXABLE, ...others } = values;
  const { OFFICE_URL, OFFICE_PORT, ...rest } = others;
  const siteUrl = SITE_URL ?? `http://localhost:${rest.PORT}`;
  const problems = demoSchoolProblems(siteUrl);
  if (problems.length > 0) throw new VariableError(problems);
  return {
    ...rest,
    SITE_URL: siteUrl,
    // A site on localhost is not indexed.
    SITE_INDEXABLE: SITE_INDEXABLE ?? !isLoopbackName(new URL(siteUrl).hostname),
    office: officeOf({ OFFICE_URL, OFFICE_PORT }, siteUrl),
    /** The checkout of the sandbox provider is forwarded. */
    sandboxCheckout: rest.CHECKOUT_SCRIPT_URL === SANDBOX_SCRIPT,
    building: NEXT_PHASE === 'phase-production-build',
    /** When off, pages are sent as Next renders them: docs/decisions/next-internals.md. */
    documents: DOCUMENTS === 'on' && NODE_ENV !== 'development',
  };
}

export type Env = ReturnType<typeof parseEnv>;

let cached: Env | undefined;

/** The site's environment, parsed on first use, so that importing a module never fails. */
export function env(): Env {
  cached ??= parseEnv(process.env);
  return cached;
}
