import type { ReactNode } from 'react';
import type { MailboxCopy } from '@/content/mailbox';
import { NotSent } from '../forms/not-sent';
import { Problem } from '../forms/problem';
import { AddressStep } from './address-step';
import { CodeStep } from './code-step';
import type { Proof } from './use-proof';

interface Props {
  proof: Proof;
  copy: MailboxCopy & { notOffered: string };
  /**
   * Shown once the address is verified; before that, the panel asks for the address and its code.
   */
  children: ReactNode;
}

export function ProvedPanel({ proof, copy, children }: Props) {
  if (proof.notOffered) return <NotSent text={copy.notOffered} />;
  const { sentAt } = proof;
  const step =
    sentAt === null ? (
      <AddressStep proof={proof} copy={copy} />
    ) : (
      <CodeStep proof={proof} copy={copy} sentAt={sentAt} />
    );
  return (
    <div className="mailbox-panel">
      <Problem text={proof.problem} />
      {children ?? step}
    </div>
  );
}
