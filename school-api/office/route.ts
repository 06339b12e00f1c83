import { type Db, ROLES, type Role } from '../db';
import type { FormSettings } from '../forms';
import type { MailSettings } from '../mail';
import type { PaymentConfig, PdfSchool, TaxSettings } from '../money';
import type { Finding } from '../operations';
import type { Log } from '../platform';
import type { OfficeLimits } from './limits';
import type { OfficeSite } from './own-site';
import type { OfficeSettings } from './variables';
import type { Action } from './view/action';

export type OfficeConfig = {
  dataDir: string;
  forms: FormSettings;
  mail: MailSettings;
  mediaFolders: string[];
  office: OfficeSettings;
  pdfSchool: PdfSchool;
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
  /** A timer; tests pass an immediate one. */
  wait?: (ms: number) => Promise<unknown>;
};

export type Person = { id: number; name: string; email: string; role: Role };

/** The person's session; `confirmedAt` is the last passkey, code or link. */
export type Session = { id: number; confirmedAt: Date };

/**
 * One line of the audit. Never a secret, and nothing about a person: no name, address, description or note.
 * `before` and `after` are states, counts, days and the names of changed fields.
 */
export type AuditEntry = {
  /** Such as 'applications show' or 'people invite'. */
  action: string;
  /** Such as 'message 12'. */
  record?: string;
  /** The address of the person whose data it is. */
  person?: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};

/** The message above a page about the previous action, and its offers, such as 'Undo'. */
export type Flash = { message: string; offers: readonly Action[] };

/** Pending items by the address of a menu entry. */
export type MenuCounts = Readonly<Record<string, number>>;

export type Upload = Pick<Request, 'headers' | 'body'>;

export type OfficeRequest = {
  /** Its database makes changes only while the session is valid (session-guard.ts). */
  deps: OfficeDeps;
  /** The requested response type; browsers send a list of types. */
  accept?: string;
  /** The address with its query, which contains a list's filters. */
  url: URL;
  flash?: Flash | undefined;
  counts?: MenuCounts | undefined;
  /** Parts of the path, such as `id`. */
  params: Record<string, string>;
  /** A POST's fields, within form.ts's limits; empty for a GET, and for a form with a file. */
  form: URLSearchParams;
  /** A form with a file, unread: `receiveFile` of upload.ts reads it. */
  upload?: Upload;
  person: Person;
  session: Session;
  /** The office's own address, as the browser used it. */
  site: OfficeSite;
  /** The network address used by limits. */
  client: string;
  /** Stored before anything is shown or changed, or in the transaction that makes many changes. */
  audit: (entry: AuditEntry | readonly AuditEntry[], tx?: Db) => Promise<void>;
  /** Throws once the session has ended; for long operations. */
  requireSession: () => Promise<void>;
};

export type Answer = Response | Promise<Response>;

export type Run = (request: OfficeRequest) => Answer;

/** One address of the office. `routes.ts` lists all of them; a test checks them for each role. */
export type OfficeRoute = {
  method: 'GET' | 'POST';
  /** Such as '/applications/:number'. */
  path: string;
  roles: readonly Role[];
  /** Requires a passkey or code not older than ten minutes; for a POST, the button's label. */
  confirm?: true | string;
  upload?: true;
  /** Answers with a file, so Back must not lead there. */
  file?: true;
  run: Run;
};

/** An address that is also open to people who are not signed in. */
export type OpenRequest = Omit<OfficeRequest, 'person' | 'session' | 'audit' | 'requireSession'> & {
  signedIn: SignedIn | undefined;
  /** The browser in words, not the header. */
  agent: string;
  /** People who have signed in with this browser before. */
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
  /** Nothing can be guessed here, so it does not count towards the network's attempts. */
  unlimited?: true;
  run: (request: OpenRequest) => Answer;
};

export { ROLES, type Role };

export const ROLE_TITLES: Record<Role, string> = {
  editor: 'Editor',
  admissions: 'Admissions',
  accounts: 'Accounts',
  head: 'Head',
};

export function isRole(text: string): text is Role {
  return ROLES.some((role) => role === text);
}
