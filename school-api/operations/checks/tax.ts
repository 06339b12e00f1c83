import { existingPanKey, keysOfTaxIds, type TaxSettings } from '../../money';
import { advice, type Check, type CheckDeps, type Finding, serious } from './check';

/** Whether the school's registrations are configured, and whether all stored PANs can be read. */
export const tax: Check = {
  subject: 'tax registration',
  run: async (deps) => [...checkRegistration(deps), ...(await checkKey(deps))],
};

function checkRegistration({ config, now }: CheckDeps): Finding[] {
  const { registrations } = config.tax;
  if (registrations.length === 0) return noRegistration;
  return registrations.some(({ until }) => now() < until) ? [] : expired;
}

async function checkKey({ db, config }: CheckDeps): Promise<Finding[]> {
  const { panKey, registrations } = config.tax;
  const shared = config.databaseUrl !== undefined && panKey.hex === undefined;
  const findings = shared && registrations.length > 0 ? keyOfOneMachine : [];
  const used = await keysOfTaxIds(db);
  const key = usableKey(panKey);
  if (used.every((id) => id === key?.id)) return findings;
  return [...findings, ...wrongKey(panKey.file)];
}

function usableKey(panKey: TaxSettings['panKey']) {
  try {
    return existingPanKey(panKey);
  } catch {
    return undefined;
  }
}

const noRegistration = advice('donation-urn', {
  what: 'content/school.ts has no registration for donations (donationRegistrations).',
  why: 'Receipts do not mention a deduction, donors are not asked for a PAN, and there is no statement.',
  todo: 'If the school is registered, add the number and date, and build again.',
});

const expired = serious('donation-urn-expired', {
  what: 'Every registration for donations in content/school.ts has expired.',
  why: 'Receipts no longer mention a deduction, and donors get no certificate.',
  todo: 'Add the renewed registration to donationRegistrations, keep the old one for its donations, and build again.',
});

const keyOfOneMachine = advice('pan-key-of-one-machine', {
  what: 'PAN_KEY is not set, but DATABASE_URL is.',
  why: 'Each machine creates its own key, and cannot read what another machine has encrypted.',
  todo: 'Set the same PAN_KEY on all machines. If there is a pan.key file, use its content.',
});

const wrongKey = (file: string) =>
  serious('pan-key-wrong', {
    what: `Some stored PANs cannot be read: PAN_KEY or ${file} is not the key they were encrypted with.`,
    why: 'These donors are missing from the statement and get no certificate.',
    todo: `Restore the old key from the place where you keep it, separate from the backups. If there is none, write a new one into ${file} (openssl rand -hex 32), and ask these donors again.`,
  });
