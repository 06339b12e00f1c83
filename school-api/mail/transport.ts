import type { OutboxState } from '../db';
import type { Rendered } from './render';

export type Attachment = { filename: string; content: Buffer; contentType: string };

type Mail = { id: number; kind: string; data: unknown; createdAt: Date };

/** An email's attachments, made when it is sent. */
export type Attachments = (mail: Mail) => Promise<Attachment[]>;

type Outgoing = Rendered & {
  id: number;
  kind: string;
  to: string;
  messageId: string;
  attachments: readonly Attachment[];
};

/** A mail server, or the terminal in development. */
export type MailTransport = {
  send: (mail: Outgoing) => Promise<void>;
  close: () => void;
  /** The outbox state of a delivered mail. */
  resultingState: Extract<OutboxState, 'sent' | 'kept'>;
};

/** The server has rejected the mail permanently, so a retry is useless. */
export class PermanentFailure extends Error {}
