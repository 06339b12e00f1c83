import { screen } from '../../answer';
import { ROLES } from '../../roles';
import type { OfficeRequest, OfficeRoute } from '../../route';
import { rowLook } from '../records/row-look';
import { findEverywhere, type Group } from './sources';

/** The search field of every page opens it, and shows its results while a person types. */
async function showFound(request: OfficeRequest): Promise<Response> {
  const { url, audit } = request;
  const typed = url.searchParams.get('q')?.trim() ?? '';
  await audit({ action: 'search', record: 'all lists', ...rowLook(url) });
  const groups = typed === '' ? [] : await findEverywhere(request);
  const body = (
    <div id="search-found">
      {typed === '' ? (
        <p>Enter the beginning of a name, an email address, a phone number or a reference.</p>
      ) : (
        <Found groups={groups} typed={typed} />
      )}
    </div>
  );
  return screen(request, { title: 'Search', body });
}

function Found({ groups, typed }: { groups: readonly Group[]; typed: string }) {
  if (groups.length === 0) return <p>Nothing found for “{typed}”.</p>;
  return groups.map(({ title, hits, all }) => (
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
      </ul>
    </section>
  ));
}

export const searchRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: '/search', roles: ROLES, run: showFound },
];
