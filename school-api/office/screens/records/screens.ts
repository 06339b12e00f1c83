import type { ReactNode } from 'react';
import { type OfficeRecord, type RecordKey, rowNumber, type Subject } from '../../../records';
import type { Role } from '../../roles';
import type { OfficeRequest } from '../../route';
import type { Act } from '../../view/act';
import type { Fact } from '../../view/facts';
import type { Unsent } from '../letters/fields';

/** A record that the address of a request names. */
export type Found = {
  key: RecordKey;
  /** The address of its page. */
  path: string;
  /** What it is called in the audit, such as 'message 12'. */
  name: string;
  /** The address of the person whom it is about. */
  person: string;
};

export type FoundRecord = Found & { record: OfficeRecord };

/** The page of a record; what the office has done, and may do, comes below it. */
export type View = {
  title: string;
  lead: ReactNode;
  /** The next step beside the title. */
  actions?: ReactNode;
  /** What is done seldom: in the menu at the head. */
  acts?: readonly Act[];
  notices?: ReactNode;
  facts: readonly { title: string; items: readonly Fact[] }[];
  /** Such as the receipt, beside the facts. */
  aside?: ReactNode;
  /** Where the office sets a state. */
  record?: OfficeRecord;
  /** The subject of an email to the person. */
  subject: string;
};

/** What a kind of record has of its own; the screens and actions are the same for all. */
export type Screens<F extends Found = Found> = {
  subject: Subject;
  /** Where it is not the subject's. */
  singular?: string;
  list: { href: string; label: string };
  /** What the list shows, where it is more than this kind. */
  listed?: readonly Subject[];
  /** Such as '/jobs/:id'. */
  path: string;
  /** Who may change it, and who else may look at it. */
  roles: readonly Role[];
  readers?: readonly Role[];
  find: (request: OfficeRequest) => Promise<F | undefined>;
  view: (request: OfficeRequest, found: F) => View | Promise<View>;
  stateHint?: string;
  erase?: {
    /** Fewer than may change it. */
    roles?: readonly Role[];
    what: (found: F) => string;
    run: (request: OfficeRequest, found: F) => Promise<boolean>;
  };
};

/** What was typed and is not saved yet. */
export type Typed = { note?: { value: string; error: string }; letter?: Unsent };

export const singularOf = ({
  subject,
  singular = subject.singular,
}: Pick<Screens, 'subject' | 'singular'>) => singular;

type Numbered = { id: number; path: string; name: string; person: string; record: OfficeRecord };

/** The record whose number is in the address. */
export async function findNumbered(
  { deps, params }: OfficeRequest,
  subject: Subject,
): Promise<Numbered | undefined> {
  const id = rowNumber(params.id ?? '');
  if (id === undefined) return undefined;
  const [record] = await subject.read(deps.db, [id], deps.config);
  if (record === undefined) return undefined;
  const name = `${subject.singular} ${id}`;
  return { id, path: `/${subject.name}/${id}`, name, person: String(record.email), record };
}
