declare const safe: unique symbol;

/** Sanitised markup; only lib/html/sanitise.ts creates it. */
export type SafeHtml = string & { readonly [safe]: true };
