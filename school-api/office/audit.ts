import type { Db } from '../db';
import { recordAccess } from '../privacy';
import type { Outcome } from './people/outcome';
import type { AuditEntry, OfficeDeps, OfficeRequest, Person } from './route';
import { cutTo } from './view/text';

export const officeActor = (email: string) => `office (${email})`;

const NOBODY = 'office (nobody)';

/**
 * Longer than any label or reason: input may be a thousand times as long, and the audit is kept for years.
 */
const MAX_CHARACTERS = 250;

const short = (value: unknown) =>
  typeof value === 'string' ? cutTo(MAX_CHARACTERS, value) : value;

function shortened(values: Record<string, unknown> | undefined) {
  return (
    values && Object.fromEntries(Object.entries(values).map(([name, one]) => [name, short(one)]))
  );
}

type Auditing = Pick<OfficeRequest, 'deps' | 'audit'>;

type Lines = AuditEntry | readonly AuditEntry[];

/** Makes a change and writes its audit lines in one transaction; no line if nothing was done. */
export function audited<T>(
  { deps, audit }: Auditing,
  entry: Lines | ((outcome: T) => Lines),
  change: (tx: Db) => Promise<T>,
  isDone: (outcome: T) => boolean = Boolean,
): Promise<T> {
  return deps.db.transaction(async (tx) => {
    const outcome = await change(tx);
    if (isDone(outcome)) await audit(typeof entry === 'function' ? entry(outcome) : entry, tx);
    return outcome;
  });
}

/** A refused change has a line of its own. */
export async function changeWithAudit<T>(
  request: Auditing,
  entry: AuditEntry,
  change: (tx: Db) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const outcome = await audited(request, entry, change, ({ refused }) => refused === undefined);
  if (outcome.refused !== undefined) {
    await request.audit({ ...entry, action: `${entry.action} refused` });
  }
  return outcome;
}

/** For a change that cannot be a repetition. */
export const always = () => true;

/** Stores a row per entry; `person` is who did it, if signed in. */
export function writeAudit(
  { deps, client }: { deps: OfficeDeps; client: string },
  given: Lines,
  person?: Pick<Person, 'email'>,
): Promise<void> {
  const actor = person ? officeActor(person.email) : NOBODY;
  const context = { now: deps.now(), panKey: deps.config.tax.panKey };
  const lines = [given].flat().map(({ record = '', before, after, ...entry }) => ({
    ...entry,
    record,
    actor,
    client,
    before: shortened(before),
    after: shortened(after),
  }));
  return recordAccess(deps.db, lines, context);
}
