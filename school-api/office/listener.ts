import { isLoopbackName } from '@/contract';
import { type Listening, listen, type Program } from '../platform';
import { createOffice } from './app';
import { boundClients, officeLimits } from './bound-clients';
import { setOfficeFolder } from './files';
import { firstHeadLink } from './people/join';
import type { OfficeDeps } from './route';
import { DEFAULT_OFFICE_PORT } from './variables';

const OFFICE: Program = {
  name: 'The office',
  variable: 'OFFICE_PORT',
  defaultPort: DEFAULT_OFFICE_PORT,
};

/** A photograph takes a while on a slow line. Idle connections are kept longer than a proxy keeps them. */
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 300_000, keepAliveTimeout: 65_000 };

type ListeningOffice = Listening & {
  /** The public address. */
  address: string;
};

export async function listenOffice(deps: OfficeDeps): Promise<ListeningOffice> {
  const { office } = deps.config;
  setOfficeFolder(office.folder);
  const listening = await listen(createOffice(deps), office, {
    program: OFFICE,
    timeouts: TIMEOUTS,
    bound: (server) => boundClients(server, officeLimits(office.trustClientIp)),
  });
  return { ...listening, address: office.url ?? toNamedUrl(listening.url) };
}

/** Passkeys are bound to a host name; browsers do not support IP addresses. */
function toNamedUrl(url: string): string {
  const named = new URL(url);
  const isEverywhere = named.hostname === '0.0.0.0' || named.hostname === '[::]';
  if (isEverywhere || isLoopbackName(named.hostname)) named.hostname = 'localhost';
  return named.origin;
}

/** To the log, where `npm start` reads it; production logs have many readers. */
export async function announceOffice(
  { db, log, now, config }: OfficeDeps,
  { address, url }: ListeningOffice,
): Promise<void> {
  const context = { now: now(), origin: address };
  const link = config.production ? undefined : await firstHeadLink(db, context);
  const facts = { event: 'office', url: address, listens: url };
  log.info({ ...facts, ...(link && { firstHead: link.url }) }, 'the office is ready');
}
