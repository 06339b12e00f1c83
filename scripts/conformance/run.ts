import { API_PREFIX, calls } from '@/contract';
import { checkAdmission } from './check-admission';
import { checkDonation } from './check-donation';
import { checkContact, checkJob } from './check-messages';
import { checkOptional } from './check-optional';
import { checkReads } from './check-reads';
import type { Mailbox } from './check-verified';
import type { Finding } from './findings';
import { Kit } from './kit';
import { openServer } from './server';

/** Thrown when the server cannot be reached at all, so nothing can be checked. */
export class Unreachable extends Error {}

/** Checks a server against the contract; `host` has no trailing slash. */
export async function runConformance(
  host: string,
  { write, mailbox }: { write: boolean; mailbox?: Mailbox | undefined },
): Promise<Finding[]> {
  const server = openServer(host);
  const { trouble } = await server.get(API_PREFIX + calls['image-slider'].path);
  if (trouble !== '') throw new Unreachable(`${host} cannot be reached: ${trouble}.`);
  const kit = new Kit(server);
  await checkReads(kit);
  if (write) {
    await checkAdmission(kit, mailbox);
    await checkDonation(kit);
    await checkContact(kit);
    await checkJob(kit);
    await checkOptional(kit);
  }
  return kit.findings;
}
