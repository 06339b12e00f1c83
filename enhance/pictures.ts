function fallBack(picture: HTMLImageElement): void {
  const placeholder = picture.dataset.fallback;
  if (!placeholder) return;
  delete picture.dataset.fallback; // a broken placeholder must not be retried
  for (const source of picture.parentElement?.querySelectorAll(':scope > source') ?? []) {
    source.remove();
  }
  picture.removeAttribute('srcset');
  picture.src = placeholder;
}

/** Shows the placeholder for a picture that fails to load. */
export function watchPictures(): void {
  // Error events of pictures do not bubble, so they are captured.
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
      // An SVG may have no natural width: only a failed decode proves that it is broken.
      picture.decode().catch(() => fallBack(picture));
    }
  }
}
