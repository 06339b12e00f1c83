const EVERY_MS = 3_000;

/** <office-refresh>: loads the page again, unless somebody looks elsewhere. */
export function refresh(): void {
  if (document.querySelector('office-refresh') === null) return;
  setInterval(() => {
    if (document.visibilityState === 'visible') location.reload();
  }, EVERY_MS);
}
