import { plainAddress } from '@/contract/withheld-pictures';
import {
  listPictures,
  type NamedFile,
  namedPaths,
  type Picture,
  type PictureFilter,
  refusalReason,
  unmanagedFiles,
} from '../../../content';
import type { PictureKind } from '../../../db';
import { screen } from '../../response';
import type { OfficeRequest } from '../../route';
import { LinkButton } from '../../view/action';
import { Filters, selectFilter } from '../../view/filters';
import { PagePager } from '../../view/pager';
import { shownAt } from '../../view/picture-field';
import { Tag } from '../../view/stamp';
import { counted } from '../../view/text';
import { pageNumber } from '../content/find';
import { inKilobytes, kindOf, kindOfPath, PICTURES, searchOf } from './deps';

const PER_PAGE = 24;

const SHOWN = [
  { value: 'used', label: 'Used' },
  { value: 'unused', label: 'Not used' },
  { value: 'undescribed', label: 'No description' },
  { value: 'without-consent', label: 'No consent' },
  { value: 'unmanaged', label: 'Came with the site' },
  { value: 'binned', label: 'In the bin' },
];

export async function showPictures(request: OfficeRequest): Promise<Response> {
  const { url, deps } = request;
  const kind = kindOf(url);
  const named = await namedPaths(deps.db);
  const used = new Set([...named.keys()].map(plainAddress));
  const filter = filterOf(url, used);
  const at = pageNumber(request);
  const { rows, total } = await listPictures(
    deps.db,
    { ...filter, kind },
    { offset: (at - 1) * PER_PAGE, limit: PER_PAGE },
  );
  const isUnmanaged = url.searchParams.get('shown') === 'unmanaged';
  const cards = isUnmanaged
    ? unmanagedFiles(named)
        .map(namedCard)
        .filter((card) => card.kind === kind)
    : rows.map((row) => cardOf(row, used.has(plainAddress(row.path))));
  const isPicture = kind === 'picture';
  const what = isPicture ? 'picture' : 'document';
  const title = PICTURES.label;
  const body = (
    <>
      <Filters
        url={url}
        search="Name or description"
        fields={[
          selectFilter({ name: 'kind', label: 'Kind', any: 'Pictures' }, [
            { value: 'document', label: 'Documents (PDF)' },
          ]),
          selectFilter({ name: 'shown', label: 'Show', any: 'All' }, SHOWN),
        ]}
      />
      {cards.length === 0 ? (
        <p className="list-empty">{noneOf(url)}</p>
      ) : (
        <ul className="pictures grid grid-cols-[repeat(auto-fill,minmax(min(10.5rem,100%),1fr))] gap-4">
          {cards.map((card) => (
            <li key={card.href}>
              <Card {...card} />
            </li>
          ))}
        </ul>
      )}
      <PagePager url={url} page={at} pages={isUnmanaged ? 1 : Math.ceil(total / PER_PAGE)} />
    </>
  );
  return screen(request, {
    title,
    lead: isUnmanaged ? <p>Files that came with the site.</p> : <p>{counted(total, what)}.</p>,
    actions: (
      <LinkButton tone="primary" href={`/pictures/new?kind=${kind}`}>
        {isPicture ? 'Add pictures' : 'Add document'}
      </LinkButton>
    ),
    body,
  });
}

function filterOf(url: URL, used: ReadonlySet<string>): PictureFilter {
  const search = searchOf(url);
  const shown = url.searchParams.get('shown');
  const paths = [...used].filter((path) => path.startsWith('/media/office/'));
  return {
    state: shown === 'binned' ? 'binned' : 'kept',
    ...(search !== '' && { search }),
    ...(shown === 'undescribed' && { undescribed: true }),
    ...(shown === 'without-consent' && { withoutConsent: true }),
    ...((shown === 'used' || shown === 'unused') && { used: { paths, wanted: shown === 'used' } }),
  };
}

const noneOf = ({ searchParams }: URL) =>
  searchParams.has('q') || searchParams.has('shown')
    ? 'Nothing matches.'
    : 'Nothing has been added yet.';

type CardProps = {
  href: string;
  kind: PictureKind;
  path: string;
  name: string;
  note: string;
  lacks?: string | undefined;
};

function Card({ href, kind, path, name, note, lacks }: CardProps) {
  return (
    <a className="picture-card" href={href}>
      <Face kind={kind} path={path} />
      <span className="picture-name font-semibold wrap-anywhere text-peacock">{name}</span>
      <span className="quiet">{note}</span>
      {lacks ? <Tag tone="bad">{lacks}</Tag> : null}
    </a>
  );
}

function cardOf(picture: Picture, isUsed: boolean): CardProps {
  const { id, kind, path, name, bytes, binnedAt } = picture;
  const note = `${inKilobytes(bytes)}, ${isUsed ? 'used' : 'not used'}`;
  const isWhole = refusalReason(picture) === undefined || binnedAt !== null;
  const lacks = isWhole ? undefined : tagOf(picture);
  return { href: `/pictures/${id}`, kind, path, name, note, lacks };
}

/** A file used by records but not added in the office. */
function namedCard({ path, uses }: NamedFile): CardProps {
  return {
    href: `/pictures/named?path=${encodeURIComponent(path)}`,
    kind: kindOfPath(path),
    path,
    name: path.slice(path.lastIndexOf('/') + 1),
    note: uses === 1 ? 'used once' : `used ${uses} times`,
  };
}

const tagOf = ({ showsStudents, consentOnFile }: Picture) =>
  showsStudents && !consentOnFile ? 'No consent' : 'No description';

function Face({ kind, path }: { kind: PictureKind; path: string }) {
  if (kind === 'picture') return <img src={shownAt(path, 'small')} alt="" loading="lazy" />;
  return (
    <span className="picture-document" aria-hidden="true">
      PDF
    </span>
  );
}
