type SetUp = (host: HTMLElement, signal: AbortSignal) => void;

/** Registers a custom element; the signal aborts when the element is removed. */
export function define(name: string, setUp: SetUp): void {
  if (customElements.get(name)) return;
  const running = new WeakMap<HTMLElement, AbortController>();
  customElements.define(
    name,
    class extends HTMLElement {
      connectedCallback() {
        const control = new AbortController();
        running.set(this, control);
        setUp(this, control.signal);
      }
      disconnectedCallback() {
        running.get(this)?.abort();
      }
    },
  );
}
