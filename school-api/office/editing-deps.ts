import type { EditingDeps } from '../content';
import type { OfficeDeps } from './route';

/** Dependencies of the content services, from the office's; `form` may confirm a new fee. */
export function editingDeps({ db, now, config }: OfficeDeps, form?: URLSearchParams): EditingDeps {
  const { mediaFolders, siteUrl, sitePort } = config;
  const isSet = siteUrl !== undefined && URL.canParse(siteUrl);
  // Without a public address the site is viewed on its own machine.
  const publicUrl = isSet ? new URL(siteUrl).origin : `http://localhost:${sitePort}`;
  return { db, now, mediaFolders, publicUrl, agreed: form?.get('agreed') ?? undefined };
}
