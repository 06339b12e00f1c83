import { API_PREFIX, calls } from '@/contract';
import { checkAdmission } from './check-admission';
import { checkDonation } from './check-donation';
import { checkContact, checkJob } from './check-messages';
import { checkPrivacy } from './check-privacy';
import { checkReads } from './check-reads';
import { checkReceipts } from './check-receipts';
import type { Mailbox } from './check-verified';
import { sender } from './check-write';
import { collectFindings, type Finding } from './findings';
import { openServer } from './server';

/** The server cannot be reached at all, so nothing can be said about it. */
export class Unreachable extends Error {}

/** Checks a server against the contract; `host` has no slash at its end. */
export async function runConformance(
  host: string,
  { write, mailbox }: { write: boolean; mailbox?: Mailbox | undefined },
): Promise<Finding[]> {
  const server = openServer(host);
  const { trouble } = await server.get(API_PREFIX + calls['image-slider'].path);
  if (trouble !== '') throw new Unreachable(`${host} cannot be reached: ${trouble}.`);
  const { findings, noteFor } = collectFindings();
  await checkReads(server, noteFor);
  if (write) {
    const send = sender(server);
    await checkAdmission(server, send, noteFor, mailbox);
    await checkDonation(server, send, noteFor);
    await checkContact(send, noteFor);
    await checkJob(server, send, noteFor);
    await checkReceipts(server, send, noteFor);
    await checkPrivacy(server, send, noteFor);
  }
  return findings;
}
