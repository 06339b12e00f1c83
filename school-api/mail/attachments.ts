import type { Attachment } from './transport';

type Mail = { id: number; kind: string; data: unknown };

/** The files of a mail, made when it is sent. */
export type Attachments = (mail: Mail) => Promise<Attachment[]>;
