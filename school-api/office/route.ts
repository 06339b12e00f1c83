import type { Db } from '../db';
import type { FormSettings } from '../forms';
import type { MailSettings } from '../mail';
import type { PaperSchool, PaymentConfig, TaxSettings } from '../money';
import type { Finding } from '../operations';
import type { Log } from '../platform';
import type { OfficeLimits } from './limits';
import type { OfficeSite } from './own-site';
import type { Role } from './roles';
import type { OfficeSettings } from './variables';
import type { Act } from './view/act';

export type OfficeConfig = {
  dataDir: string;
  forms: FormSettings;
  mail: MailSettings;
  mediaFolders: string[];
  office: OfficeSettings;
  paper: PaperSchool;
  payments: PaymentConfig;
  production: boolean;
  sitePort: number;
  siteUrl: string | undefined;
  tax: TaxSettings;
};

export type OfficeDeps = {
  db: Db;
  log: Log;
  now: () => Date;
  config: OfficeConfig;
  findings: () => Promise<Finding[]>;
  /** A timer; tests pass one that needs no time. */
  wait?: (ms: number) => Promise<unknown>;
};

/** Who is signed in. */
export type Person = { id: number; name: string; email: string; role: Role };

/** The session in which the person works; `confirmedAt` is the last passkey, code or link. */
export type Session = { id: number; confirmedAt: Date };

/**
 * One line of the audit. Never a secret, and no word of or about a person: no name, address, description or
 * note. `before` and `after` are states, counts, days and the names of the fields that changed.
 */
export type AuditEntry = {
  /** Such as 'applications show' or 'people invite'. */
  action: string;
  /** Such as 'message 12'. */
  record?: string;
  /** The address of the one whose data it is. */
  person?: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};

/** What is said above a page of the step before, and what can be done about it, such as 'Undo'. */
export type Flash = { said: string; offers: readonly Act[] };

/** How many things wait, by the address of a menu entry. */
export type MenuCounts = Readonly<Record<string, number>>;

export type Upload = Pick<Request, 'headers' | 'body'>;

export type OfficeRequest = {
  /** Its database changes something only while the session lives (presence.ts). */
  deps: OfficeDeps;
  /** The type of answer that is wanted; of browsers' own requests a list of types. */
  accept?: string;
  /** The address with its query: lists keep their filters there. */
  url: URL;
  /** What is said above the page of the step before. */
  flash?: Flash | undefined;
  /** What waits, for the menu. */
  counts?: MenuCounts | undefined;
  /** Parts of the path, such as `id`. */
  params: Record<string, string>;
  /** The fields of a POST, as many as form.ts takes; empty for a GET, and for a form with a file. */
  form: URLSearchParams;
  /** A form with a file, unread: `receiveFile` of upload.ts reads it. */
  upload?: Upload;
  person: Person;
  session: Session;
  /** The office's own address, as the browser used it. */
  site: OfficeSite;
  /** The network address, by which limits count. */
  client: string;
  /** Written before anything is shown or changed, or in the transaction that changes many. */
  audit: (entry: AuditEntry | readonly AuditEntry[], tx?: Db) => Promise<void>;
  /** Throws once the session has ended: for what takes long. */
  stillHere: () => Promise<void>;
};

/** One address of the office. The table of all of them is `routes.ts`; a test walks it by role. */
export type OfficeRoute = {
  method: 'GET' | 'POST';
  /** Such as '/applications/:number'. */
  path: string;
  roles: readonly Role[];
  /** Asks for a passkey or a code not older than ten minutes; of a POST, its button is named so. */
  confirm?: true | string;
  /** Its form may carry a file. */
  upload?: true;
  run: (request: OfficeRequest) => Response | Promise<Response>;
};

/** An address for those who are not signed in, too. */
export type OpenRequest = Omit<OfficeRequest, 'person' | 'session' | 'audit' | 'stillHere'> & {
  signedIn: SignedIn | undefined;
  /** The browser in words. */
  agent: string;
  /** The people who have signed in by this browser before. */
  known: readonly number[];
  limit: OfficeLimits;
  audit: (entry: AuditEntry, who?: Pick<Person, 'email'>) => Promise<void>;
};

export type SignedIn = { person: Person; session: Session };

export type OpenRoute = {
  method: 'GET' | 'POST';
  path: string;
  /** Anyone. */
  roles: readonly [];
  /** Nothing can be guessed here, so nobody else in the network uses up the tries of a person. */
  unlimited?: true;
  run: (request: OpenRequest) => Response | Promise<Response>;
};
