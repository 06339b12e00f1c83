import { forgetAll as forgetUnsaved } from './unsaved/kept';

/** Of this tab, by the path of the list. */
const keyOf = (path: string) => `list ${path}`;

/**
 * Back to the list as it was, with its filters and page, also after a form on the page of a record was
 * sent; without scripts to its beginning. Outside of a session nothing of it is kept.
 */
export function goBackToList(): void {
  if (document.querySelector('.office-outside') !== null) {
    forgetAll();
    return;
  }
  if (document.querySelector('.filters') !== null) keepList();
  const link = document.querySelector<HTMLAnchorElement>('a.page-back');
  const kept = link && sessionStorage.getItem(keyOf(link.pathname));
  if (link && link.search === '' && kept) link.search = kept;
}

export function keepList(): void {
  const { pathname, searchParams } = new URL(location.href);
  searchParams.delete('said');
  sessionStorage.setItem(keyOf(pathname), searchParams.toString());
}

/** Words that were not saved outlast a session that has ended by itself: they are the person's work. */
function forgetAll(): void {
  const hasSignedOut = new URL(location.href).searchParams.get('said') === 'signed-out';
  if (hasSignedOut) forgetUnsaved();
  for (const key of Object.keys(sessionStorage)) sessionStorage.removeItem(key);
}
