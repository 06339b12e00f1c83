import { findList, type Use } from '../../../content';

/** Records that use a file, published or not. */
export function Uses({ uses }: { uses: readonly Use[] }) {
  return (
    <section>
      <h2>Used in</h2>
      {uses.length === 0 ? (
        <p>No record uses it.</p>
      ) : (
        <ul className="grid grid-cols-1 gap-2 wrap-anywhere">
          {uses.map(({ list, recordId, title, state, field, where }) => (
            <li key={`${list} ${recordId} ${field} ${where}`}>
              <a href={`/content/${list}/${recordId}`}>{title || 'Untitled'}</a>{' '}
              <span className="quiet">
                {findList(list)?.title ?? list},{' '}
                {where === 'live' && state === 'shown' ? 'on the site' : wordOf(where, state)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const wordOf = (where: Use['where'], state: Use['state']) =>
  where === 'draft' ? 'in a draft' : state;
