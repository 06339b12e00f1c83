interface Policy {
  createHTML(text: string): string;
}

interface Factory {
  createPolicy(name: string, rules: Policy): Policy;
}

const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: Factory };
const own = trustedTypes?.createPolicy('site-pages', { createHTML: (text) => text });

/** Pages of this site are the only text that becomes markup here, where the browser asks for it. */
export function asMarkup(text: string): string {
  return own?.createHTML(text) ?? text;
}
