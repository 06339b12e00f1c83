import path from 'node:path';
import { z } from 'zod';
import { isLoopbackName } from './own-site';

/** Cookies and passkeys need https; this machine alone is safe without. */
function isOfficeUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname, search, username } = new URL(value);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopbackName(hostname));
  return isSafe && pathname === '/' && search === '' && username === '';
}

/** Where it listens unless told otherwise, or something else has the port. */
export const DEFAULT_OFFICE_PORT = 4100;

const PORT = 'must be a port number from 0 to 65535';

export const officeVariables = {
  OFFICE_PORT: z
    .string()
    .regex(/^\d{1,5}$/, PORT)
    .transform(Number)
    .refine((port) => port <= 65_535, PORT)
    .optional(),
  OFFICE_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address')
    .default('127.0.0.1'),
  OFFICE_URL: z
    .string()
    .refine(isOfficeUrl, 'must be an address that begins with https://, without a path')
    .transform((value) => new URL(value).origin)
    .optional(),
};

type Values = z.output<z.ZodObject<typeof officeVariables>> & {
  TRUST_CLIENT_IP?: boolean | undefined;
};

export type OfficeSettings = ReturnType<typeof officeSettings>;

export function officeSettings(v: Values, where: { root: string; production: boolean }) {
  const isOnLoopback = ['127.0.0.1', '::1', 'localhost'].includes(v.OFFICE_HOST);
  return {
    /** A real school says where. */
    isOn: v.OFFICE_PORT !== undefined || !where.production,
    host: v.OFFICE_HOST,
    port: v.OFFICE_PORT,
    /** The public address; without it the office is for this machine. */
    url: v.OFFICE_URL,
    /** On loopback only the proxy can connect, so its x-client-ip header is trusted. */
    trustClientIp: v.TRUST_CLIENT_IP ?? isOnLoopback,
    /** The style sheet and the script, as built. */
    folder: path.join(where.root, 'build/office'),
  };
}
