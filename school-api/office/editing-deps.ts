import type { EditingDeps } from '../content';
import type { OfficeDeps } from './route';

/** What the services of the content need, from what the office has; `form` may agree to a new fee. */
export function editingDeps({ db, now, config }: OfficeDeps, form?: URLSearchParams): EditingDeps {
  const { mediaFolders, siteUrl, sitePort } = config;
  const isSet = siteUrl !== undefined && URL.canParse(siteUrl);
  // Without a public address the site is looked at on the machine it runs on.
  const publicUrl = isSet ? new URL(siteUrl).origin : `http://localhost:${sitePort}`;
  return { db, now, mediaFolders, publicUrl, agreed: form?.get('agreed') ?? undefined };
}
