import type { OutboxState } from '../db/schema/outbox';
import type { Rendered } from './render';

type Outgoing = Rendered & { id: number; kind: string; to: string; messageId: string };

/** Where mails go: a mail server, or the terminal of a machine that has none. */
export type MailTransport = {
  send: (mail: Outgoing) => Promise<void>;
  close: () => void;
  /** What a mail is afterwards; a sent one no longer needs its words. */
  leaves: Extract<OutboxState, 'sent' | 'kept'>;
};

/** The receiving side has said that it will never take this mail. */
export class RefusedForGood extends Error {}
