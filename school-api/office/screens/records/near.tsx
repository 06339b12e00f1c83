import { findChosen, keyName, type ListedKey, pageOf } from '../../../records';
import type { OfficeRequest } from '../../route';
import { LinkButton } from '../../view/act';
import { Icon, type IconName } from '../../view/icon';
import { listQuery } from '../../view/list-address';
import { PAGES } from '../letters/who';
import { readSources } from './filter';
import type { Found, Screens } from './screens';
import { readSort, sortOf } from './sorting';

/** The neighbours of this record in the list it was opened from, whose filters and order are in the address. */
export async function readNear(
  request: OfficeRequest,
  { key, path }: Found,
  { subject, listed = [subject] }: Screens,
) {
  const { db } = request.deps;
  const read = await readSources(listed, request);
  const sort = sortOf(readSort(request.url, listed));
  const name = keyName({ kind: key.kind, id: path.split('/').at(-1) ?? '' });
  const [cursor] = await findChosen(db, [subject], [name], sort);
  if ('problem' in read || cursor === undefined) return {};
  const before = await pageOf(db, read.sources, { after: cursor, sort, limit: 1 });
  const after = await pageOf(db, read.sources, { before: cursor, sort, limit: 1 });
  return { previous: before.keys[0], next: after.keys[0] };
}

type Props = { near: { previous?: ListedKey | undefined; next?: ListedKey | undefined }; url: URL };

export function Near({ near: { previous, next }, url }: Props) {
  if (previous === undefined && next === undefined) return null;
  const link = (to: ListedKey | undefined, label: string, icon: IconName) =>
    to ? (
      <LinkButton tone="quiet" href={`${PAGES[to.kind]}/${to.id}${listQuery(url)}`}>
        <Icon name={icon} />
        {label}
      </LinkButton>
    ) : null;
  return (
    <nav className="flex" aria-label="In the list" data-print="none">
      {link(previous, 'Previous', 'arrow-left')}
      {link(next, 'Next', 'arrow-right')}
    </nav>
  );
}
