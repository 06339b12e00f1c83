const FRAGMENT = /^#pan=([\w.-]{1,256})$/;

/** The token of a receipt mail's link; a fragment reaches no server and no log. */
export function panTokenIn(hash: string): string | null {
  return FRAGMENT.exec(hash)?.[1] ?? null;
}
