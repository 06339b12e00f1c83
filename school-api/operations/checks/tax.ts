import { existingPanKey, newestTaxId, openPan } from '../../money';
import { advice, type Check, type CheckDeps, type Finding, serious } from './check';

/** Whether the school's registrations are configured, and whether a stored PAN can be read. */
export const tax: Check = {
  subject: 'tax registration',
  run: async (deps) => [...checkRegistration(deps), ...(await checkKey(deps))],
};

function checkRegistration({ config, now }: CheckDeps): Finding[] {
  const { registration } = config.tax;
  if (registration === undefined) return noRegistration;
  return now() < registration.until ? [] : expired;
}

async function checkKey({ db, config }: CheckDeps): Promise<Finding[]> {
  const { panKey, registration } = config.tax;
  const shared = config.databaseUrl !== undefined && panKey.hex === undefined;
  const findings = shared && registration ? keyOfOneMachine : [];
  const kept = await newestTaxId(db);
  if (kept === undefined) return findings;
  try {
    const key = existingPanKey(panKey);
    if (key && openPan(kept.sealed, kept.receiptNumber, key) !== undefined) return findings;
  } catch {
    // Told below: the key cannot be had.
  }
  return [...findings, ...wrongKey(panKey.file)];
}

const noRegistration = advice('donation-urn', {
  what: 'content/school.ts names no registration for donations (donationRegistration).',
  why: 'No receipt says that a donation gives a deduction, no PAN is asked for, and no statement can be written.',
  todo: 'Write number and day there, if the school is registered for it, and build again.',
});

const expired = serious('donation-urn-expired', {
  what: 'The registration for donations of content/school.ts has ended.',
  why: 'Receipts claim nothing any more, and donors get no certificate.',
  todo: 'Write number and days of the renewed registration there, and build again.',
});

const keyOfOneMachine = advice('pan-key-of-one-machine', {
  what: 'PAN_KEY is not set, and the database is on PostgreSQL.',
  why: 'Each machine makes a key of its own, and cannot read what another one has encrypted.',
  todo: 'Set PAN_KEY on all of them, to the content of pan.key where there is one.',
});

const wrongKey = (file: string) =>
  serious('pan-key-wrong', {
    what: `A PAN that donors have given cannot be read: PAN_KEY or ${file} is not the key it was encrypted with.`,
    why: 'These donors would be missing in the statement, and get no certificate.',
    todo: 'Bring the old key back, from where it was kept apart from the backups.',
  });
