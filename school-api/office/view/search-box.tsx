import { Icon } from './icon';

/** The key / focuses it. Results appear while a person types; without scripts, on a page. */
export function SearchBox({ url }: { url: URL }) {
  const typed = url.pathname === '/search' ? (url.searchParams.get('q') ?? '') : '';
  return (
    <search className="search-box" data-print="none">
      <form className="search-field" action="/search">
        <label className="sr-only" htmlFor="search-box">
          Search everything
        </label>
        <Icon name="search" />
        <input
          id="search-box"
          className="control"
          type="search"
          name="q"
          defaultValue={typed}
          placeholder="Search"
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          aria-keyshortcuts="/"
        />
      </form>
      <div
        className="search-panel fixed inset-auto m-0 max-h-[70dvh] w-[min(34rem,calc(100vw-2rem))] overflow-auto py-2"
        popover="manual"
        aria-live="polite"
      />
    </search>
  );
}
