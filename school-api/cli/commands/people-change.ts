import type { Db } from '../../db';
import {
  DEFAULT_OFFICE_PORT,
  type OfficePerson,
  type Outcome,
  personByEmail,
  savedOfficeAddress,
} from '../../office';
import { OfficeError } from '../../platform';
import { recordAccess } from '../../privacy';
import { type CommandContext, commandLine } from '../command';

type PeopleChange = {
  action: string;
  email: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};

/** Makes the change and audits it, both or neither. */
export function changePeople<T>(
  { db, now, config, user }: CommandContext,
  { email, ...entry }: PeopleChange,
  change: (tx: Db) => Promise<Outcome<T>>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const access = { ...entry, actor: commandLine(user), person: email, record: 'a person' };
    await recordAccess(tx, access, { now: now(), panKey: config.tax.panKey });
    const outcome = await change(tx);
    if (outcome.refused !== undefined) throw new OfficeError(outcome.refused);
    return outcome;
  });
}

/** The running office's address; without a public one, that of this machine. */
export function officeOrigin({ config }: Pick<CommandContext, 'config'>): string {
  const { office, dataDir } = config;
  if (!office.isOn)
    throw new OfficeError('The office is off. Set OFFICE_PORT and OFFICE_URL first.');
  const kept = office.port === undefined ? savedOfficeAddress(dataDir) : undefined;
  return office.url ?? kept ?? `http://localhost:${office.port ?? DEFAULT_OFFICE_PORT}`;
}

export async function findPersonOf({ db }: CommandContext, email: string): Promise<OfficePerson> {
  const person = await personByEmail(db, email);
  if (person === undefined)
    throw new OfficeError(`Nobody in the office has the email address ${email}.`);
  return person;
}
