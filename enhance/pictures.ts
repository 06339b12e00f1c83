function fallBack(picture: HTMLImageElement): void {
  const placeholder = picture.dataset.fallback;
  if (!placeholder) return;
  delete picture.dataset.fallback; // a dead placeholder must not be tried for ever
  for (const source of picture.parentElement?.querySelectorAll(':scope > source') ?? []) {
    source.remove();
  }
  picture.removeAttribute('srcset');
  picture.src = placeholder;
}

/** Puts the placeholder where a picture's address is dead. */
export function watchPictures(): void {
  // Errors of pictures do not bubble, so they are caught on the way down.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) fallBack(target);
    },
    true,
  );
}

/** The same for pictures that failed before this script ran. */
export function checkPictures(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
    if (picture.complete && picture.currentSrc && !picture.naturalWidth) {
      // A drawing may have no width of its own: only a failed decode proves that it is dead.
      picture.decode().catch(() => fallBack(picture));
    }
  }
}
