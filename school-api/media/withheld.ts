import type { Db } from '../db/db';
import { plainAddress } from '../pictures/folder';
import { withheldAddresses } from '../pictures/rows';
import { listPicturesOfPersons, type NamedPicture } from '../repositories/consents';

/** Pages are kept for a minute, so a consent counts as soon as they do. */
const KEPT_MS = 10_000;

/** Whether a path below /media/ must not be given out. */
export type IsWithheld = (path: string) => Promise<boolean>;

/**
 * A picture that a record of a person names without a consent on file is given to nobody, so that its
 * address is no way around the consent; nor is one that the office has marked so, or put into the bin.
 */
export function withheldPictures(db: Db, now: () => number = Date.now): IsWithheld {
  let paths: Promise<Set<string>> | undefined;
  let readAt = 0;
  return async (path) => {
    if (paths === undefined || Math.abs(now() - readAt) > KEPT_MS) {
      const before = paths;
      readAt = now();
      // During an outage of the database the last known paths stay withheld.
      paths = readPaths(db).catch((error: unknown) => {
        paths = before;
        if (before === undefined) throw error;
        return before;
      });
    }
    return (await paths).has(plainAddress(decoded(path)));
  };
}

async function readPaths(db: Db): Promise<Set<string>> {
  const ofPersons = withoutConsent(await listPicturesOfPersons(db));
  const ofOffice = (await withheldAddresses(db)).map((picture) => pathOf({ picture }));
  return new Set([...ofPersons, ...ofOffice].map(plainAddress));
}

/** A picture of two records, such as an alumnus who is also quoted, needs one consent. */
function withoutConsent(pictures: readonly NamedPicture[]): Set<string> {
  const agreed = new Set(pictures.filter(({ consentOnFile }) => consentOnFile).map(pathOf));
  return new Set(pictures.map(pathOf).filter((path) => !agreed.has(path)));
}

function pathOf({ picture }: Pick<NamedPicture, 'picture'>): string {
  const base = 'http://site.invalid';
  const { pathname } = URL.canParse(picture, base) ? new URL(picture, base) : new URL(base);
  return decoded(pathname.replace(/^\/media\//, ''));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
