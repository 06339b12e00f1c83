const errors: string[] = [];
const presses: string[] = [];
const observer = observeRefusals();

/** Records presses, and errors of the page as far as the engine reports them. */
export function watch(): void {
  for (const type of ['mousedown', 'mouseup', 'click']) {
    addEventListener(type, ({ target }) => presses.push(`${type} ${nameOf(target)}`), true);
  }
  addEventListener('error', ({ message, target }) => {
    if (target === window) errors.push(`error: ${message}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`rejected: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    errors.push(`refused: ${effectiveDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...args: unknown[]) => {
    errors.push(`console: ${args.join(' ')}`);
    error(...args);
  };
}

/** What a failed test prints: where the page got its last presses. */
export const lastPresses = () => presses.slice(-6);

const nameOf = (target: EventTarget | null) =>
  target instanceof Element ? target.outerHTML.slice(0, 80) : String(target);

/** Recorded errors, earlier policy violations, and failed requests. */
export function pageErrors(): string[] {
  const refused = observer?.takeRecords().map(({ body }) => `refused: ${JSON.stringify(body)}`);
  errors.push(...(refused ?? []));
  const missing = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ responseStatus }) => responseStatus >= 400)
    .map(({ responseStatus, name }) => `${responseStatus}: ${name}`);
  return [...new Set([...errors, ...missing])];
}

function observeRefusals(): ReportingObserver | undefined {
  if (!('ReportingObserver' in window)) return undefined;
  const made = new ReportingObserver(() => {}, { buffered: true, types: ['csp-violation'] });
  made.observe();
  return made;
}
