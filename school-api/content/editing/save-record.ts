import { randomUUID } from 'node:crypto';
import type { Db } from '../../db';
import type { FieldValues, List } from '../lists/list';
import { findList } from '../lists/lists';
import { applyEdit, type Edit, isNothingNew } from './apply-edit';
import { findMissingFiles } from './find-missing-files';
import { editedRecord, isId } from './find-record';
import { refuseNotShown } from './find-unseen';
import { newValues } from './form-fields';
import { inList } from './in-list';
import { findConflict } from './publish-changes';
import { readFields } from './read-fields';
import { readPlan } from './read-plan';
import { readSlug } from './read-slug';
import {
  addRecord,
  hasLabel,
  nextPosition,
  type RecordRow,
  readRecord,
  readRecordOfForm,
} from './rows/records';
import { factsOf } from './save-changes';
import type { EditingDeps, Problems, Saved, SaveInput } from './types';

export function newFormKey(): string {
  return `new-${randomUUID()}`;
}

const FORM_KEY = /^new-[\w-]{1,60}$/;

export async function saveRecord(deps: EditingDeps, input: SaveInput): Promise<Saved> {
  const list = findList(input.list);
  if (list === undefined || (input.id !== undefined && !isId(input.id))) return MISSING;
  const now = deps.now();
  const work = async (tx: Db): Promise<Saved> => {
    const record = await recordOf(tx, list, input);
    if (input.id !== undefined && record === undefined) return MISSING;
    const read = await readEdit(tx, deps, list, input, record, now);
    const isRight = Object.keys(read.problems).length === 0;
    if (record !== undefined && isRight && isNothingNew(record, read.edit)) {
      return saved(deps, list, record, false);
    }
    if (record !== undefined && editedRecord(list, record, '').basedOn !== input.basedOn) {
      return { ok: false, stale: editedRecord(list, record, deps.publicUrl) };
    }
    if (record?.state === 'binned') {
      return { ok: false, problems: { '': 'It is in the bin: restore it first' } };
    }
    const { intent, values, from } = read.edit;
    const problems = {
      ...(intent === 'publish' && {
        ...refuseNotShown(list, values, from ?? now),
        ...(await findConflict(tx, list, record, read.edit)),
      }),
      ...read.problems,
      ...(await findNamesake(tx, list, input, record, values)),
    };
    if (Object.keys(problems).length > 0) return { ok: false, problems };
    const row = await applyEdit(tx, list, record ?? (await begin(tx, list, input, now)), read.edit);
    return saved(deps, list, row, true);
  };
  return inList(deps.db, list, work, deps.agreed);
}

/** Two students may share a name, or one may be added twice: a person decides. */
async function findNamesake(
  tx: Db,
  list: List,
  { mayRepeat = false }: SaveInput,
  record: RecordRow | undefined,
  values: FieldValues,
): Promise<Problems> {
  const { label } = factsOf(list, values);
  const isAsked = list.asksTwice && !mayRepeat && record?.label !== label;
  if (!isAsked || !(await hasLabel(tx, list.name, label, record?.id))) return {};
  return {
    repeat: `Another ${list.one} is called “${label}”. Tick the box if this is a different one`,
  };
}

const MISSING = { ok: false, missing: true } as const;

function saved({ publicUrl }: EditingDeps, list: List, row: RecordRow, isChanged: boolean): Saved {
  return { ok: true, isChanged, record: editedRecord(list, row, publicUrl) };
}

/** If a new record's form is sent twice, this finds the record already created. */
async function recordOf(tx: Db, list: List, { id, basedOn }: SaveInput) {
  if (id !== undefined) return readRecord(tx, list.name, id);
  const made = FORM_KEY.test(basedOn) ? await readRecordOfForm(tx, basedOn) : undefined;
  return made?.list === list.name ? made : undefined;
}

async function readEdit(
  tx: Db,
  { mediaFolders }: EditingDeps,
  list: List,
  input: SaveInput,
  record: RecordRow | undefined,
  now: Date,
): Promise<{ edit: Edit; problems: Problems }> {
  const base = record?.draft ?? record?.values ?? newValues(list);
  const { values, problems } = readFields(list, input.fields, base);
  const { plan, problems: inPlan } = readPlan(input, record, now);
  Object.assign(problems, inPlan);
  if (list.isNews) {
    const read = await readSlug(tx, { typed: input.slug, values, record });
    if ('problem' in read) problems.slug = read.problem;
    else values.slug = read.slug;
  }
  const before = { ...record?.values, ...record?.draft };
  const missing = await findMissingFiles({ db: tx, mediaFolders }, list, values, before);
  const edit = { intent: input.intent, values, ...plan, by: input.by, now };
  return { edit, problems: { ...missing, ...problems } };
}

/** A new record's row, filled in within the same transaction. */
async function begin(tx: Db, list: List, input: SaveInput, now: Date): Promise<RecordRow> {
  return addRecord(tx, {
    list: list.name,
    state: 'draft',
    values: {},
    revision: 0,
    changedAt: now,
    position: await nextPosition(tx, list.name),
    ...(FORM_KEY.test(input.basedOn) && { formKey: input.basedOn }),
  });
}
