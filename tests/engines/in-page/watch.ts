const complaints: string[] = [];
const observer = observeRefusals();

/** Notes what goes wrong in the page, as far as the engine tells. */
export function watch(): void {
  addEventListener('error', ({ message, target }) => {
    if (target === window) complaints.push(`error: ${message}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`rejected: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    complaints.push(`refused: ${effectiveDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...said: unknown[]) => {
    complaints.push(`console: ${said.join(' ')}`);
    error(...said);
  };
}

/** What was noted, what was refused before anybody listened, and what the server did not answer. */
export function complaintsSoFar(): string[] {
  const refused = observer?.takeRecords().map(({ body }) => `refused: ${JSON.stringify(body)}`);
  complaints.push(...(refused ?? []));
  const missing = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ responseStatus }) => responseStatus >= 400)
    .map(({ responseStatus, name }) => `${responseStatus}: ${name}`);
  return [...new Set([...complaints, ...missing])];
}

function observeRefusals(): ReportingObserver | undefined {
  if (!('ReportingObserver' in window)) return undefined;
  const made = new ReportingObserver(() => {}, { buffered: true, types: ['csp-violation'] });
  made.observe();
  return made;
}
