import type { Db, RecordState } from '../../db';
import type { InputKind as FieldKind } from '../lists/field-types';
import type { ListedRow, RecordRow } from './rows/records';

export type { RecordState };

/** `agreementOf` the new charge, confirmed by a person; true: confirmed earlier. */
export type Agreed = string | true | undefined;

export type EditingDeps = {
  db: Db;
  now: () => Date;
  /** Folders that the site searches for /media/…; new files go to the first. */
  mediaFolders: readonly string[];
  /** The site's address, without a trailing slash. */
  publicUrl: string;
  /** Confirms a change of the registration fee. */
  agreed?: Agreed;
};

/** An input's kind; percentages are numbers, and social links have several inputs. */
export type InputKind = Exclude<FieldKind, 'percentage' | 'social-links'>;

/** One input of a form; social links have several. */
export type FormField = {
  /** The input's name: the field's, or 'social_links.linkedin'. */
  name: string;
  label: string;
  input: InputKind;
  required: boolean;
  hint: string;
  /** For a choice. */
  options: readonly string[];
  maxLength: number;
  /** Shown as a column of the list's table. */
  inTable: boolean;
};

/** A record in the office; db/schema/content-records.ts documents its columns. */
export type EditedRecord = RecordRow & {
  /** Published, but hidden by its own checkbox. */
  isOff: boolean;
  /** Initial form values: draft or published values, one text per input. */
  fields: Record<string, string>;
  /** For `saveRecord`: changes with anything that a save would overwrite. */
  basedOn: string;
  /** Its page on the site; null if unpublished. */
  address: string | null;
};

/** Without texts, so that a list of 1,000 is not read in full. */
export type ListedRecord = Omit<ListedRow, 'values'> & {
  /** As in `EditedRecord`. */
  isOff: boolean;
  /** The columns `inTable`, formatted as in the form. */
  columns: Record<string, string>;
  /** For a list with pictures: the address, or ''. */
  picture?: string;
};

export type ListedPage = {
  records: ListedRecord[];
  /** Matching this state and search. */
  total: number;
  page: number;
  pages: number;
  counts: Record<RecordState, number>;
};

export type Problems = Record<string, string>;

export type Saved =
  /** Unchanged if it was in this state already. */
  | { ok: true; isChanged: boolean; record: EditedRecord }
  /** By input; '' concerns the whole record. */
  | { ok: false; problems: Problems }
  /** Somebody else has changed it; this is the current version. */
  | { ok: false; stale: EditedRecord }
  | { ok: false; missing: true };

export type Version = {
  number: number;
  at: Date;
  by: string;
  /** Such as 'saved', 'published', 'hidden', 'undo to 3', 'paste'. */
  action: string;
};

export type SaveInput = {
  list: string;
  /** Omitted for a new record. */
  id?: number;
  /** Input by name. A missing input keeps its value, but a missing checkbox is off. */
  fields: Record<string, string>;
  /** `EditedRecord.basedOn`; for a new one `newFormKey()`, so that a second send adds nothing. */
  basedOn: string;
  intent: 'draft' | 'publish';
  /** As typed: a date, or a date and time, in the school's time zone; '' removes it. */
  from?: string;
  /** A date alone lasts until its end. */
  until?: string;
  /** News: '' derives one from the title. */
  slug?: string;
  /** Allows another record with the same name. */
  mayRepeat?: boolean;
  by: string;
};
