import { maskPan, normalizePan, parseTypedAmount } from '@/contract';
import { splitCells } from '../../content';
import type { DonorCertificate } from '../../db';
import { isPortalNumber } from '../tax/make-statement';
import type { PanKey } from '../tax/pan-key';
import type { StatementRow } from '../tax/statement-rows';
import { donorKeyOf } from '../tax/tax-ids';

/** A donor in the year's statement. */
type StatedDonor = { donorKey: string; name: string; emails: string[]; paise: number };

export type StatedDonors = {
  byKey: ReadonlyMap<string, StatedDonor>;
  /** By PAN or receipt number. */
  find: (reference: string) => StatedDonor | undefined;
};

export function donorsOf(rows: readonly StatementRow[]): StatedDonors {
  const byKey = new Map<string, StatedDonor>();
  const named = new Map<string, StatedDonor>();
  for (const { pan, donorKey, name, paise, receipts } of rows) {
    const donor = byKey.get(donorKey) ?? { donorKey, name, emails: [], paise: 0 };
    const emails = receipts.map(({ emailKey }) => emailKey).filter((email) => email !== '');
    donor.emails = [...new Set([...donor.emails, ...emails])];
    donor.paise += paise;
    byKey.set(donorKey, donor);
    for (const name of [pan, ...receipts.map(({ number }) => number)]) named.set(name, donor);
  }
  const find = (text: string) => named.get(text.trim()) ?? named.get(normalizePan(text));
  return { byKey, find };
}

/** Matched certificates that do not say what the statement says now, such as after a refund. */
export const outdated = (all: readonly DonorCertificate[], { byKey }: StatedDonors) =>
  all.filter(
    ({ problem, donorKey, amount }) => problem === '' && byKey.get(donorKey)?.paise !== amount,
  );

/** A certificate's data; '' and 0 if unknown. */
export type Claim = { reference: string; amount: number; acknowledgement: string };

export function claimOf([reference = '', amount = '', number = '']: readonly string[]): Claim {
  const acknowledgement = number.replace(/\s/g, '');
  return { reference, amount: parseTypedAmount(amount.trim()) ?? 0, acknowledgement };
}

/** By file name; undefined if a line has other columns, or a file occurs twice. */
export function readClaims(pasted: string, key: PanKey): ReadonlyMap<string, Claim> | undefined {
  const lines = splitCells(pasted).filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const claims = new Map(
    lines.map(([file = '', ...cells]) => [maskedName(file, key), claimOf(cells)]),
  );
  const isWhole = claims.size === lines.length && lines.every((cells) => cells.length === 4);
  return isWhole ? claims : undefined;
}

/** The stored form of a file name: PANs are masked, and a keyed hash distinguishes masked names. */
export const maskedName = (name: string, key: PanKey): string =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .replace(/\.pdf$/i, '')
    .replace(/[a-z]{5}\d{4}[a-z]/gi, (pan) => `${maskPan(pan)}-${donorKeyOf(pan, key).slice(0, 8)}`)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 120);

type MatchProblem = DonorCertificate['problem'];

/** Certificates that the year's donors already have. */
export type Matched = { donors: Set<string>; numbers: Set<string> };

/**
 * Finds a certificate's donor. A doubtful one is left to a person, and nothing is sent until then.
 */
export function matchClaim(claim: Claim, donors: StatedDonors, matched: Matched) {
  const { reference, amount, acknowledgement } = claim;
  const donor = donors.find(reference);
  const problem = (): MatchProblem => {
    if (donor === undefined) return 'donor';
    if (!isPortalNumber(acknowledgement)) return 'number';
    if (matched.numbers.has(acknowledgement)) return 'used';
    if (matched.donors.has(donor.donorKey)) return 'second';
    if (amount !== donor.paise) return 'amount';
    return donor.emails.length > 1 ? 'emails' : '';
  };
  const why = problem();
  const emailKey = why === '' ? (donor?.emails[0] ?? '') : '';
  const known = { amount, acknowledgement: acknowledgement.slice(0, 40), emailKey, mailedAt: null };
  return { ...known, problem: why, donorKey: donor?.donorKey ?? '' };
}
