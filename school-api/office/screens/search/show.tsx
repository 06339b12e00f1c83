import type { ReactNode } from 'react';
import { findList, listPictures, searchRecords } from '../../../content';
import { pageOf } from '../../../records';
import { listPeople } from '../../people/people';
import { screen } from '../../response';
import { type OfficeRequest, type OfficeRoute, ROLE_TITLES, ROLES, type Role } from '../../route';
import { applicationList } from '../admissions/list';
import { jobList } from '../careers/jobs';
import { messageList } from '../contact/messages';
import { CONTENT, recordPath } from '../content/find';
import { donationList } from '../donations/list';
import { PICTURES, searchOf } from '../pictures/deps';
import { readSources, rowLook } from '../records/filter';
import type { List, ListOf } from '../records/list';
import { transferList } from '../transfers/list';
import { pagesNamed } from './pages';

/** The search field of every page opens it, and shows its results while a person types. */
async function showFound(request: OfficeRequest): Promise<Response> {
  const { url, audit } = request;
  const query = url.searchParams.get('q')?.trim() ?? '';
  await audit({ action: 'search', record: 'all lists', ...rowLook(url) });
  const groups = query === '' ? [] : await findEverywhere(request);
  const body = (
    <div id="search-found">
      {query === '' ? (
        <p>Enter the beginning of a name, an email address, a phone number or a reference.</p>
      ) : (
        <Found groups={groups} typed={query} />
      )}
    </div>
  );
  return screen(request, { title: 'Search', body });
}

function Found({ groups, typed }: { groups: readonly Group[]; typed: string }) {
  if (groups.length === 0) return <p>Nothing found for “{typed}”.</p>;
  return groups.map(({ title, hits, all, more }) => (
    <section key={title} className="found">
      <h2>{title}</h2>
      <ul>
        {hits.map(({ href, name, about }) => (
          <li key={href}>
            <a className="link link-cover" href={href}>
              {name}
            </a>
            {about.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a list do not change
              <span key={at}>{cell}</span>
            ))}
          </li>
        ))}
        {all ? (
          <li>
            <a className="link link-cover" href={all}>
              All {title.toLowerCase()} found
            </a>
          </li>
        ) : null}
        {more ? (
          <li>
            <p>{more}</p>
          </li>
        ) : null}
      </ul>
    </section>
  ));
}

export const searchRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: '/search', roles: ROLES, run: showFound },
];

type Hit = { href: string; name: ReactNode; about: readonly ReactNode[] };
type Group = {
  title: string;
  hits: Hit[] /** Where the others are. */;
  all?: string;
  more?: ReactNode;
};

const MAX_SHOWN = 5;

type Source = { roles: readonly Role[]; find: (request: OfficeRequest) => Promise<Group> };

/** A list's newest matching records: their first column, and the columns shown on a phone. */
async function inList<Row>(request: OfficeRequest, href: string, list: List<Row>): Promise<Group> {
  const read = await readSources(list.subjects, request);
  const sources = 'problem' in read ? [] : read.sources;
  const { keys } = await pageOf(request.deps.db, sources, {});
  const [first, ...others] = list.columns.filter(({ narrow }) => narrow !== 'hide');
  const rows = await list.read(request.deps, keys.slice(0, MAX_SHOWN));
  return {
    title: list.title,
    hits: rows.map((row) => ({
      href: list.href(row),
      name: first?.cell(row),
      about: others.map(({ cell }) => cell(row)),
    })),
    ...(keys.length > MAX_SHOWN && { all: `${href}${request.url.search}` }),
  };
}

async function inContent({ url, deps }: OfficeRequest): Promise<Group> {
  const records = await searchRecords(deps, url.searchParams.get('q') ?? '', MAX_SHOWN + 1);
  const hits = records.slice(0, MAX_SHOWN).flatMap((record) => {
    const list = findList(record.list);
    if (list === undefined) return [];
    return [{ href: recordPath(list, record), name: record.label, about: [list.title] }];
  });
  const more = (
    <>
      There is more. Open a list of the <a href={CONTENT.href}>content</a> and search it.
    </>
  );
  return { title: 'Content', hits, ...(records.length > MAX_SHOWN && { more }) };
}

async function inPictures({ url, deps }: OfficeRequest): Promise<Group> {
  const found = { state: 'kept', search: searchOf(url) } as const;
  const { rows, total } = await listPictures(deps.db, found, { offset: 0, limit: MAX_SHOWN });
  const hits = rows.map(({ id, name, kind }) => {
    const about = kind === 'picture' ? [] : ['Document (PDF)'];
    return { href: `${PICTURES.href}/${id}`, name, about };
  });
  const more = (
    <>
      There is more. Search the <a href={PICTURES.href}>pictures</a>.
    </>
  );
  return { title: PICTURES.label, hits, ...(total > MAX_SHOWN && { more }) };
}

async function inPeople({ url, deps }: OfficeRequest): Promise<Group> {
  const typed = (url.searchParams.get('q') ?? '').trim().toLowerCase();
  const people = (await listPeople(deps.db)).filter(({ name, email }) =>
    [...name.split(/\s+/), name, email].some((one) => one.toLowerCase().startsWith(typed)),
  );
  const hits = people.slice(0, MAX_SHOWN).map(({ id, name, role }) => {
    return { href: `/people/${id}`, name, about: [ROLE_TITLES[role]] };
  });
  const more = (
    <>
      There is more. See all <a href="/people">people</a>.
    </>
  );
  return { title: 'People', hits, ...(people.length > MAX_SHOWN && { more }) };
}

async function inPages({ url, person }: OfficeRequest): Promise<Group> {
  const pages = pagesNamed((url.searchParams.get('q') ?? '').trim(), person.role);
  return {
    title: 'Go to',
    hits: pages.map(({ href, label }) => ({ href, name: label, about: [] })),
  };
}

const listed = <Row,>(roles: Source['roles'], href: string, listOf: ListOf<Row>): Source => ({
  roles,
  find: async (request) => inList(request, href, await listOf(request)),
});

const sources: readonly Source[] = [
  { roles: ROLES, find: inPages },
  listed(['admissions', 'accounts', 'head'], '/applications', applicationList),
  listed(['accounts', 'head'], '/donations', donationList),
  listed(['accounts', 'head'], '/transfers', () => transferList),
  listed(['admissions', 'head'], '/messages', () => messageList),
  listed(['admissions', 'head'], '/jobs', jobList),
  { roles: ['editor', 'head'], find: inContent },
  { roles: ['editor', 'head'], find: inPictures },
  { roles: ['head'], find: inPeople },
];

/** Everything the person may see; groups without a match are left out. */
async function findEverywhere(request: OfficeRequest): Promise<Group[]> {
  const own = sources.filter(({ roles }) => roles.includes(request.person.role));
  const groups = await Promise.all(own.map(({ find }) => find(request)));
  return groups.filter(({ hits }) => hits.length > 0);
}
