import type { Db, RecordState } from '../../db';
import type { InputKind as FieldKind } from '../lists/field-types';
import type { ListedRow, RecordRow } from './rows/records';

export type { RecordState };

/** `agreementOf` the new charge, from a person who was shown it; true: it was agreed before. */
export type Agreed = string | true | undefined;

export type EditingDeps = {
  db: Db;
  now: () => Date;
  /** Folders that the site searches for /media/…; the first takes new files. */
  mediaFolders: readonly string[];
  /** The site's address, without a slash at its end. */
  publicUrl: string;
  /** Agreement to a change of the registration fee. */
  agreed?: Agreed;
};

/** Of an input; amounts are numbers, and the social links are several inputs. */
export type InputKind = Exclude<FieldKind, 'rupees' | 'percentage' | 'social-links'>;

/** One input of a form; the social links are several. */
export type FormField = {
  /** Of the input: the field's name, or 'social_links.linkedin'. */
  name: string;
  label: string;
  input: InputKind;
  required: boolean;
  hint: string;
  /** Of a choice. */
  options: readonly string[];
  maxLength: number;
  /** Shown as a column of the list's table. */
  inTable: boolean;
};

/** A record as the office sees it; db/schema/content-records.ts says what its columns are. */
export type EditedRecord = RecordRow & {
  /** On the site, but kept off its page by a check box of its own. */
  isOff: boolean;
  /** What the form begins with: draft or values, one text for each input. */
  fields: Record<string, string>;
  /** For `saveRecord`: changes with whatever a clerk would overwrite. */
  basedOn: string;
  /** Its page of the site; null while it is not there. */
  address: string | null;
};

/** Without texts: a list of 1,000 is not to be read whole. */
export type ListedRecord = Omit<ListedRow, 'values'> & {
  /** As of an `EditedRecord`. */
  isOff: boolean;
  /** The columns `inTable`, as the form would show them. */
  columns: Record<string, string>;
  /** Of a list with pictures: its address, or ''. */
  picture?: string;
};

export type ListedPage = {
  records: ListedRecord[];
  /** Of this state and search. */
  total: number;
  page: number;
  pages: number;
  counts: Record<RecordState, number>;
};

export type Problems = Record<string, string>;

export type Saved =
  | { ok: true; record: EditedRecord }
  /** By input; '' is about the record as a whole. */
  | { ok: false; problems: Problems }
  /** Somebody else has changed it: what it is now. */
  | { ok: false; stale: EditedRecord }
  | { ok: false; missing: true };

export type Version = {
  number: number;
  at: Date;
  by: string;
  /** Such as 'saved', 'published', 'hidden', 'undo to 3', 'paste'. */
  what: string;
};

export type SaveInput = {
  list: string;
  /** Left out for a new record. */
  id?: number;
  /** By input, as typed. An input that is left out keeps its value, but a check is off without one. */
  fields: Record<string, string>;
  /** `EditedRecord.basedOn`; for a new one `newFormKey()`, so that a form sent twice makes one. */
  basedOn: string;
  act: 'draft' | 'publish';
  /** As typed: a day, or a day and a time, in the school's time zone; '' takes it away. */
  from?: string;
  /** A day alone is meant with its whole evening. */
  until?: string;
  /** News: '' makes one from the title. */
  slug?: string;
  /** Allows another record with the same name. */
  mayRepeat?: boolean;
  by: string;
};
