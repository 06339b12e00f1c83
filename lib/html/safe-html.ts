declare const safe: unique symbol;

/** Markup that went through the sanitiser; only lib/html/sanitise.ts makes it. */
export type SafeHtml = string & { readonly [safe]: true };
