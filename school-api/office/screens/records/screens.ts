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
import type { OfficeRequest, Role } from '../../route';
import type { Action } from '../../view/action';
import type { Fact } from '../../view/facts';
import type { LetterDraft } from '../letters/fields';
import type { List } from './actions';

export type Found = {
  key: RecordKey;
  path: string;
  /** What it is called in the audit, such as 'message 12'. */
  name: string;
  /** The address of its person. */
  person: string;
};

export type FoundRecord = Found & { record: OfficeRecord };

/** A record's page; the office's history and actions follow it. */
export type View = {
  title: string;
  lead: ReactNode;
  /**
   * Directly below the heading, with the email address, for people who open it on a phone to call.
   */
  phones?: readonly Fact[];
  /** The next step beside the title. */
  actions?: ReactNode;
  /** Rare actions, in the menu at the top. */
  menu?: readonly Action[];
  notices?: ReactNode;
  facts: readonly { title: string; items: readonly Fact[] }[];
  /** Next to the facts, such as the receipt. */
  aside?: ReactNode;
  /** For setting a state. */
  record?: OfficeRecord;
  /** The subject of an email to the person. */
  subject: string;
};

/** What is special about a kind of record; screens and actions are shared. */
export type Screens<F extends Found = Found> = {
  subject: Subject;
  list: List;
  /** What the list shows, if more than this kind. */
  listed?: readonly Subject[];
  /** Such as '/jobs/:id'. */
  path: string;
  /** Who may change it, and who else may view it. */
  roles: readonly Role[];
  readers?: readonly Role[];
  find: (request: OfficeRequest) => Promise<F | undefined>;
  // Methods, so that the actions of all kinds accept the screens of one.
  view(request: OfficeRequest, found: F): View | Promise<View>;
  stateHint?: string;
  erase?: {
    /** A subset of those who may change it. */
    roles?: readonly Role[];
    what(found: F): string;
    run(request: OfficeRequest, found: F): Promise<boolean>;
  };
};

export type RecordAction<F extends Found = Found> = (
  request: OfficeRequest,
  found: F,
  screens: Screens<F>,
) => Response | Promise<Response>;

export type TypedForms = { note?: { value: string; error: string }; letter?: LetterDraft };

/** Finds the record by its number in the address, which for an application is never its id. */
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
