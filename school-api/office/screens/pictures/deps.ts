import type { PictureDeps, PictureFacts } from '../../../content';
import type { PictureKind } from '../../../db';
import type { AuditEntry, OfficeRequest } from '../../route';

export const PICTURES = { href: '/pictures', label: 'Pictures and documents' };

/** `entry` is audited with the change. */
export function depsOf({ deps, audit }: OfficeRequest, entry?: AuditEntry): PictureDeps {
  return {
    db: deps.db,
    now: deps.now,
    mediaFolders: deps.config.mediaFolders,
    ...(entry && { inTransaction: (tx) => audit(entry, tx) }),
  };
}

export function kindOf(url: URL): PictureKind {
  return url.searchParams.get('kind') === 'document' ? 'document' : 'picture';
}

export const kindOfPath = (path: string): PictureKind =>
  path.toLowerCase().endsWith('.pdf') ? 'document' : 'picture';

/** Per form: without scripts all files arrive in one request. */
export const MAX_FILES: Record<PictureKind, number> = { picture: 10, document: 1 };

/** Sent by the scripts of browser/. */
export const wantsJson = ({ accept }: OfficeRequest) => accept === 'application/json';

const MAX_SEARCH_LENGTH = 100;

export const searchOf = (url: URL): string =>
  (url.searchParams.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);

export const inKilobytes = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1_000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** For the audit, which outlives a picture: its name and description may name a child. */
export const auditedFacts = ({ decorative, showsStudents, consentOnFile }: PictureFacts) => ({
  decorative,
  showsStudents,
  consentOnFile,
});

const FACTS = [
  ['name', 'name'],
  ['alt', 'description'],
  ['decorative', 'decorative'],
  ['showsStudents', 'shows students'],
  ['consentOnFile', 'consent on file'],
] as const;

export const changedFacts = (before: PictureFacts, after: PictureFacts): string =>
  FACTS.filter(([fact]) => before[fact] !== after[fact])
    .map(([, words]) => words)
    .join(', ');
