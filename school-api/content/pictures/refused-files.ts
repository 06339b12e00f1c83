import { plainAddress } from '@/contract/withheld-pictures';
import type { Db } from '../../db';
import { type Picture, picturesAt, replacedAmong } from './rows';

/** Why a file of the office must not be used now; undefined when it may. */
export function whyRefused({
  binnedAt,
  showsPupils,
  consentOnFile,
}: Pick<Picture, 'binnedAt' | 'showsPupils' | 'consentOnFile'>): string | undefined {
  if (binnedAt !== null) return 'This file is in the bin: choose another, or take it out again';
  if (showsPupils && !consentOnFile) {
    return 'This picture shows pupils, and no consent of the parents is on file';
  }
  return undefined;
}

const REPLACED = 'This file was replaced: choose the new one';

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
