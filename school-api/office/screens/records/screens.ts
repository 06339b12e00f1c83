import type { ReactNode } from 'react';
import {
  findChosen,
  keyName,
  numberOf,
  type OfficeRecord,
  type RecordKey,
  recordKey,
  type Subject,
} from '../../../records';
import type { Role } from '../../roles';
import type { OfficeRequest } from '../../route';
import type { Act } from '../../view/act';
import type { Fact } from '../../view/facts';
import type { Unsent } from '../letters/fields';
import type { List } from './acts';

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
  /** Directly below the heading, with the email address: who opens it on a phone wants to call. */
  phones?: readonly Fact[];
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
  list: List;
  /** What the list shows, where it is more than this kind. */
  listed?: readonly Subject[];
  /** Such as '/jobs/:id'. */
  path: string;
  /** Who may change it, and who else may look at it. */
  roles: readonly Role[];
  readers?: readonly Role[];
  find: (request: OfficeRequest) => Promise<F | undefined>;
  // Methods, so that the acts of all kinds take the screens of one.
  view(request: OfficeRequest, found: F): View | Promise<View>;
  stateHint?: string;
  erase?: {
    /** Fewer than may change it. */
    roles?: readonly Role[];
    what(found: F): string;
    run(request: OfficeRequest, found: F): Promise<boolean>;
  };
};

/** What is shown or done of a record that is there. */
export type RecordAct<F extends Found = Found> = (
  request: OfficeRequest,
  found: F,
  screens: Screens<F>,
) => Response | Promise<Response>;

/** What was typed and is not saved yet. */
export type Typed = { note?: { value: string; error: string }; letter?: Unsent };

/** Finds the record by its number in the address, which of an application is never its id. */
export const numbered =
  (subject: Subject) =>
  async ({ deps, params }: OfficeRequest): Promise<FoundRecord | undefined> => {
    const { name: kind, singular } = subject;
    const named = keyName({ kind, id: params.number ?? params.id ?? '' });
    const [key] = await findChosen(deps.db, [subject], [named]);
    const [record] = key ? await subject.read(deps.db, [key.record], deps.config) : [];
    if (key === undefined || record === undefined) return undefined;
    return {
      key: recordKey(kind, key.record),
      path: `/${kind}/${numberOf(record)}`,
      name: `${singular} ${numberOf(record)}`,
      person: String(record.email),
      record,
    };
  };
