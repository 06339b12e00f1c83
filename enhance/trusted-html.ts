interface Policy {
  createHTML(text: string): string;
}

interface Factory {
  createPolicy(name: string, rules: Policy): Policy;
}

const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: Factory };
const own = trustedTypes?.createPolicy('site-pages', { createHTML: (text) => text });

/** Used for pages of this site only, where the browser requires trusted types. */
export function toTrustedHtml(text: string): string {
  return own?.createHTML(text) ?? text;
}
