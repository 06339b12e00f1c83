import type { NamedFile } from '../../../content';
import type { PictureKind } from '../../../db';
import { shownAt } from '../../view/picture-field';

/** Files that records use and that were not added in the office. */
export function FromElsewhere({ files, kind }: { files: readonly NamedFile[]; kind: PictureKind }) {
  const own = files.filter(({ path }) => /\.pdf$/i.test(path) === (kind === 'document'));
  if (own.length === 0) return <p className="list-empty">There are none.</p>;
  return (
    <ul className="pictures">
      {own.map(({ path, uses }) => (
        <li key={path}>
          <a className="picture-card" href={`/pictures/named?path=${encodeURIComponent(path)}`}>
            {kind === 'picture' ? (
              <img src={shownAt(path, 'small')} alt="" loading="lazy" />
            ) : (
              <span className="picture-document" aria-hidden="true">
                PDF
              </span>
            )}
            <span className="picture-name">{path.slice(path.lastIndexOf('/') + 1)}</span>
            <span className="quiet">{uses === 1 ? 'used once' : `used ${uses} times`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
