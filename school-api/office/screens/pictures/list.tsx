import { plainAddress } from '@/contract/withheld-pictures';
import {
  listPictures,
  type NamedFile,
  namedPaths,
  type Picture,
  type PictureFilter,
  unmanagedFiles,
  whyRefused,
} from '../../../content';
import type { PictureKind } from '../../../db';
import { screen } from '../../answer';
import type { OfficeRequest } from '../../route';
import { counted } from '../../view/counted';
import { Filters } from '../../view/filters';
import { PagePager } from '../../view/pager';
import { shownAt } from '../../view/picture-field';
import { Tag } from '../../view/tag';
import { pageNumber } from '../content/find';
import { inKilobytes, kindOf, kindOfPath, PICTURES, searchOf } from './deps';

const PER_PAGE = 24;

const SHOWN = [
  { value: '', label: 'All' },
  { value: 'used', label: 'Used' },
  { value: 'unused', label: 'Not used' },
  { value: 'undescribed', label: 'Without a description' },
  { value: 'without-consent', label: 'Without consent' },
  { value: 'unmanaged', label: 'Used, but not added here' },
  { value: 'binned', label: 'In the bin' },
];

/** Files added in the office, newest first. */
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
  const files = isUnmanaged ? unmanagedFiles(named) : [];
  const isPicture = kind === 'picture';
  const what = isPicture ? 'picture' : 'document';
  const title = PICTURES.label;
  const body = (
    <>
      <Filters
        url={url}
        search="Name or description"
        fields={[
          {
            kind: 'select',
            name: 'kind',
            label: 'Kind',
            options: [
              { value: '', label: 'Pictures' },
              { value: 'document', label: 'Documents (PDF)' },
            ],
          },
          { kind: 'select', name: 'shown', label: 'Show', options: SHOWN },
        ]}
      />
      {isUnmanaged ? (
        <FromElsewhere files={files} kind={kind} />
      ) : rows.length === 0 ? (
        <p className="list-empty">
          {isFiltered(url) ? 'Nothing matches.' : 'Nothing has been added yet.'}
        </p>
      ) : (
        <ul className="pictures">
          {rows.map((row) => (
            <li key={row.id}>
              <Card picture={row} isUsed={used.has(plainAddress(row.path))} />
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
      <a className="button button-primary" href={`/pictures/new?kind=${kind}`}>
        {isPicture ? 'Add pictures' : 'Add document'}
      </a>
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
    ...((shown === 'used' || shown === 'unused') && {
      used: { paths, wanted: shown === 'used' },
    }),
  };
}

const isFiltered = ({ searchParams }: URL) => searchParams.has('q') || searchParams.has('shown');

function Card({ picture, isUsed }: { picture: Picture; isUsed: boolean }) {
  const { id, kind, name, path, bytes } = picture;
  const why = whyRefused(picture);
  return (
    <a className="picture-card" href={`/pictures/${id}`}>
      <Face kind={kind} path={path} />
      <span className="picture-name">{name}</span>
      <span className="quiet">
        {inKilobytes(bytes)}, {isUsed ? 'used' : 'not used'}
      </span>
      {why !== undefined && picture.binnedAt === null ? (
        <Tag tone="bad">{tagOf(picture)}</Tag>
      ) : null}
    </a>
  );
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

/** Files used by records but not added in the office. */
function FromElsewhere({ files, kind }: { files: readonly NamedFile[]; kind: PictureKind }) {
  const own = files.filter(({ path }) => kindOfPath(path) === kind);
  if (own.length === 0) return <p className="list-empty">There are none.</p>;
  return (
    <ul className="pictures">
      {own.map(({ path, uses }) => (
        <li key={path}>
          <a className="picture-card" href={`/pictures/named?path=${encodeURIComponent(path)}`}>
            <Face kind={kind} path={path} />
            <span className="picture-name">{path.slice(path.lastIndexOf('/') + 1)}</span>
            <span className="quiet">{uses === 1 ? 'used once' : `used ${uses} times`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
