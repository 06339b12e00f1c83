const FRAGMENT = /^#pan=([\w.-]{1,256})$/;

/** The token in a receipt email's link; the fragment reaches no server or log. */
export function panTokenIn(hash: string): string | null {
  return FRAGMENT.exec(hash)?.[1] ?? null;
}
