import type { ReactNode } from 'react';
import type { MailboxCopy } from '@/content/mailbox';
import { NotSent } from '../forms/not-sent';
import { Problem } from '../forms/problem';
import { AddressStep } from './address-step';
import { CodeStep } from './code-step';
import type { AddressVerification } from './use-address-verification';

interface Props {
  verification: AddressVerification;
  copy: MailboxCopy & { notOffered: string };
  /**
   * Shown once the address is verified; before that, the panel asks for the address and its code.
   */
  children: ReactNode;
}

export function VerifiedPanel({ verification, copy, children }: Props) {
  if (verification.notOffered) return <NotSent text={copy.notOffered} />;
  const { sentAt } = verification;
  const step =
    sentAt === null ? (
      <AddressStep verification={verification} copy={copy} />
    ) : (
      <CodeStep verification={verification} copy={copy} sentAt={sentAt} />
    );
  return (
    <div className="mailbox-panel">
      <Problem text={verification.problem} />
      {children ?? step}
    </div>
  );
}
