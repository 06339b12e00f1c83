import { eq } from 'drizzle-orm';
import {
  type EditedRecord,
  type EditingDeps,
  emptyFields,
  findRecord,
  listRecords,
  newFormKey,
  type Saved,
  saveRecord,
} from '@/school-api/content';
import type { SaveInput } from '@/school-api/content/editing/types';
import { contentChanges, type Db } from '@/school-api/db';
import { openTestDatabase } from '../../test-database';

/** A Sunday, 10:30 in India. */
const BEGAN = new Date('2026-11-22T05:00:00Z');

/** The services over an empty database and the demo's media folder. */
export async function openEditing() {
  const { db } = await openTestDatabase();
  let time = BEGAN.getTime();
  const deps: EditingDeps = {
    db,
    now: () => new Date(time),
    mediaFolders: ['school-api/content/seed/media'],
    publicUrl: 'https://school.example',
    agreed: true,
  };
  return {
    deps,
    db,
    pass: (ms: number) => {
      time += ms;
    },
    setClock: (moment: string) => {
      time = new Date(moment).getTime();
    },
  };
}

export type Editing = Awaited<ReturnType<typeof openEditing>>;

type Typed = Partial<Omit<SaveInput, 'fields'>> & { fields?: Record<string, string> };

/** A new record, published by default. */
export async function add(deps: EditingDeps, list: string, typed: Typed): Promise<EditedRecord> {
  const fields = { ...emptyFields(list), ...typed.fields };
  const basedOn = newFormKey();
  return mustSave(
    await saveRecord(deps, { list, basedOn, intent: 'publish', by: 'Meera', ...typed, fields }),
  );
}

/** Another save of a record, with the other inputs as in its form. */
export function change(deps: EditingDeps, record: EditedRecord, typed: Typed): Promise<Saved> {
  const { list, id, basedOn } = record;
  const fields = { ...record.fields, ...typed.fields };
  return saveRecord(deps, { list, id, basedOn, intent: 'publish', by: 'Govind', ...typed, fields });
}

export function mustSave(saved: Saved): EditedRecord {
  if (!saved.ok) throw new Error(`not saved: ${JSON.stringify(saved)}`);
  return saved.record;
}

export async function reread(deps: EditingDeps, { list, id }: EditedRecord): Promise<EditedRecord> {
  const record = await findRecord(deps, list, id);
  if (record === undefined) throw new Error(`there is no record ${id}`);
  return record;
}

export async function labelsOf(deps: EditingDeps, list: string): Promise<string[]> {
  return (await listRecords(deps, list, {})).records.map(({ label }) => label);
}

/** The number of a tag's last change; 0 if there was none. */
export async function numberOf(db: Db, tag: string): Promise<number> {
  const [row] = await db.select().from(contentChanges).where(eq(contentChanges.tag, tag));
  return row?.number ?? 0;
}
