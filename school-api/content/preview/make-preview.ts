import type { EditingDeps } from '../editing/types';
import { addToken, type Previewed } from './tokens';
import { viewPreview } from './view-preview';

type Deps = Pick<EditingDeps, 'db' | 'now'>;

/**
 * For an hour `/preview/<token>` of the site shows the record's draft, as it is when it is looked at.
 * Undefined when it cannot be shown yet: something that it must have is missing.
 */
export async function makePreview(deps: Deps, record: Previewed): Promise<string | undefined> {
  const preview = await viewPreview(deps, record).catch(() => undefined);
  return preview && addToken(deps.db, record, deps.now());
}
