import type { MailboxCopy } from '@/content/mailbox';
import { AddressStep } from './address-step';
import { CodeStep } from './code-step';
import type { Proof } from './use-proof';

/** The address, then the code that was sent to it. */
export function ProofSteps({ proof, copy }: { proof: Proof; copy: MailboxCopy }) {
  return proof.sentAt === null ? (
    <AddressStep proof={proof} copy={copy} />
  ) : (
    <CodeStep proof={proof} copy={copy} sentAt={proof.sentAt} />
  );
}
