import { removeAll } from './unsaved/store';

/** For this tab, by the list's path. */
const keyOf = (path: string) => `list ${path}`;

/**
 * Returns to the list as it was, with its filters and page, even after submitting a form on a record's
 * page; without scripts, to its start. Outside a session nothing is stored.
 */
export function goBackToList(): void {
  if (document.querySelector('.office-outside') !== null) {
    forgetAll();
    return;
  }
  if (document.querySelector('.filters') !== null) saveListAddress();
  const link = document.querySelector<HTMLAnchorElement>('a.page-back');
  const kept = link && sessionStorage.getItem(keyOf(link.pathname));
  if (link && link.search === '' && kept) link.search = kept;
}

export function saveListAddress(): void {
  const { pathname, searchParams } = new URL(location.href);
  searchParams.delete('message');
  sessionStorage.setItem(keyOf(pathname), searchParams.toString());
}

/** Unsaved input survives an expired session, since it is the person's work. */
function forgetAll(): void {
  const hasSignedOut = new URL(location.href).searchParams.get('message') === 'signed-out';
  if (hasSignedOut) removeAll();
  for (const key of Object.keys(sessionStorage)) sessionStorage.removeItem(key);
}
