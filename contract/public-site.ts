/** Reserved for examples, tests or private networks. */
const RESERVED =
  /(^|\.)(localhost|local|internal|lan|home|test|example|invalid|example\.(org|com|net))$/;

const PRIVATE_ADDRESS =
  /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|\[(::1|f[cd]|fe80))/;

/** Whether the public can reach an address and would believe what it shows. */
export function isPublicSite(url: string): boolean {
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  const isName = host.includes('.') && !RESERVED.test(host);
  return (isName || host.startsWith('[')) && !PRIVATE_ADDRESS.test(host);
}

export const isLoopbackName = (hostname: string) =>
  /^(localhost|127\.0\.0\.1|\[?::1\]?)$/.test(hostname);
