import { plainAddress } from '@/contract/withheld-pictures';
import type { Db } from '../../db';
import { type Picture, picturesAt, replacedAmong } from './rows';

/** Alt text is missing, and the picture is not decorative. */
export const isUndescribed = ({ kind, alt, decorative }: Picture) =>
  kind === 'picture' && alt === '' && !decorative;

/** Why a file of the office must not be used now; undefined when it may. */
export function whyRefused(picture: Picture): string | undefined {
  const { binnedAt, showsPupils, consentOnFile } = picture;
  if (binnedAt !== null) return 'This file is in the bin. Choose another, or restore it';
  if (showsPupils && !consentOnFile) {
    return 'This picture shows students, and no parental consent is on file';
  }
  if (isUndescribed(picture)) return 'This picture has no description yet';
  return undefined;
}

const REPLACED = 'This file was replaced. Choose the new one';

/** The addresses that must not be used, each with the reason in words. */
export async function refusedFiles(db: Db, paths: readonly string[]): Promise<Map<string, string>> {
  const found = await picturesAt(db, paths);
  const reasons = new Map<string, string | undefined>(
    found.map((picture) => [plainAddress(picture.path), whyRefused(picture)]),
  );
  for (const path of await replacedAmong(db, paths)) reasons.set(path, REPLACED);
  return new Map(
    paths.flatMap((path) => {
      const why = reasons.get(plainAddress(path));
      return why === undefined ? [] : [[path, why] as const];
    }),
  );
}
