const POLL_INTERVAL_MS = 3_000;
const MAX = 40;

/**
 * <office-refresh>: shows what has changed since. Replaces the part of the page marked as live, so that
 * nothing around it is lost. Never reloads the page, which would start counting anew and keep the session open.
 */
export function refresh(tries = 0): void {
  const host = document.querySelector('office-refresh');
  if (host === null || tries === MAX) return;
  const next = () => refresh(tries + 1);
  setTimeout(() => {
    if (document.visibilityState !== 'visible') return refresh(tries);
    const part = host.closest('[data-live]');
    if (part) void replace(part).then(next, next);
  }, POLL_INTERVAL_MS);
}

async function replace(part: Element): Promise<void> {
  // A button must not go while it is pressed.
  if (part.contains(document.activeElement)) return;
  const response = await fetch(location.href);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const fresh = page.getElementById(part.id);
  if (response.ok && fresh) part.replaceWith(fresh);
}
