import type { ChosenFile } from '../../../content';

const MOST = 60;

/** Opened by the editor: pictures of the school, put into a text by one click. */
export function PictureChoice({ id, pictures }: { id: string; pictures: readonly ChosenFile[] }) {
  return (
    <dialog className="picture-choice" aria-labelledby={id}>
      <h2 id={id}>A picture of the school</h2>
      {pictures.length === 0 ? <p>There are no pictures yet.</p> : null}
      <ul>
        {pictures.slice(0, MOST).map(({ id: number, path, name, alt }) => (
          <li key={number}>
            <button type="button" data-src={path} data-alt={alt}>
              <img src={`/pictures/${number}/thumb`} alt="" loading="lazy" />
              {name}
            </button>
          </li>
        ))}
      </ul>
      <p>
        <a href="/pictures/new?kind=picture" target="_blank" rel="noopener">
          Add a picture<span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
      <button type="button" className="button button-secondary">
        Close
      </button>
    </dialog>
  );
}
