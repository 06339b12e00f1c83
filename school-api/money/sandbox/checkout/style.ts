const CSS = `
:host { all: initial; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
dialog {
  width: min(26rem, calc(100vw - 1rem)); max-width: none; max-height: calc(100dvh - 1rem);
  padding: 0; border: 0; border-radius: 0.75rem; overflow: auto; color: #25264f;
  background: #fff; box-shadow: 0 1rem 3rem rgb(20 20 50 / 0.35);
  font: 400 1rem/1.5 system-ui, sans-serif;
}
dialog::backdrop { background: rgb(20 22 50 / 0.6); }
.test {
  position: sticky; top: 0; z-index: 1; display: flex; justify-content: space-between; align-items: center; gap: 0.5rem;
  padding: 0.375rem 0.5rem 0.375rem 1rem; color: #25264f; font-weight: 700;
  background: repeating-linear-gradient(-45deg, #f2a32c 0 1rem, #f7bd62 1rem 2rem);
}
.close {
  flex: none; width: 2.75rem; height: 2.75rem; padding: 0; border: 0; border-radius: 0.5rem;
  background: transparent; color: inherit; font: inherit; font-size: 1.5rem; line-height: 1;
}
header { padding: 1rem; color: #fff; background: var(--accent, #0b5966); }
h2 { margin: 0; font-size: 1.125rem; line-height: 1.3; overflow-wrap: anywhere; }
header p { margin: 0.125rem 0 0; font-size: 0.9375rem; overflow-wrap: anywhere; }
header .amount { margin-top: 0.5rem; font-size: min(1.75rem, 8vw); font-weight: 700; line-height: 1.2; white-space: nowrap; }
.body { display: grid; gap: 1rem; padding: 1rem; }
fieldset { margin: 0 0 0.75rem; padding: 0; border: 0; }
legend, label { font-weight: 600; }
.methods { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.methods legend { margin-bottom: 0.25rem; }
.methods label {
  display: flex; flex: 1 1 auto; align-items: center; gap: 0.375rem; min-height: 3rem; padding: 0 0.5rem;
  border: 1px solid #8b7456; border-radius: 0.5rem;
}
.field { display: grid; gap: 0.25rem; margin-bottom: 0.75rem; }
.hint { margin: 0; font-size: 0.875rem; color: #4b4d78; }
input:not([type="radio"], [type="checkbox"]), select {
  width: 100%; min-height: 3rem; padding: 0 0.75rem; border: 1px solid #8b7456;
  border-radius: 0.5rem; background: #fff; color: inherit; font: inherit;
}
input[type="radio"], input[type="checkbox"] { width: 1.25rem; height: 1.25rem; flex: none; accent-color: #0b5966; }
.check { display: flex; align-items: center; gap: 0.5rem; min-height: 2.75rem; font-weight: 400; }
.upi { display: grid; gap: 0.5rem; }
.qr { width: 9rem; height: 9rem; justify-self: center; }
.app { display: flex; min-height: 2.75rem; align-items: center; justify-content: center; border: 1px solid #0b5966; border-radius: 0.5rem; color: #0b5966; font-weight: 600; text-decoration: none; }
button { min-height: 2.75rem; border-radius: 0.5rem; font: inherit; cursor: pointer; }
.actions { display: grid; grid-template-columns: 1fr 1fr; gap: 0.5rem; }
.actions button { padding: 0.5rem; font-weight: 600; }
.pay { grid-column: 1 / -1; min-height: 3rem; border: 0; background: #2f6b3c; color: #fff; }
.fail { border: 1px solid #b3261e; background: #fff; color: #b3261e; }
.later { border: 1px solid #0b5966; background: #fff; color: #0b5966; }
button:disabled { opacity: 0.55; cursor: progress; }
:focus-visible { outline: 3px solid #25264f; outline-offset: 2px; }
header :focus-visible { outline-color: #fff; }
.alert { margin: 0; padding: 0.75rem; border-left: 4px solid #b3261e; background: #fcebe9; color: #8c1d18; }
details { border-top: 1px solid #e4d5bf; padding-top: 0.5rem; }
summary { display: flex; align-items: center; min-height: 2.75rem; cursor: pointer; font-size: 0.9375rem; }
summary::before { content: "▸"; margin-right: 0.5rem; }
details[open] summary::before { content: "▾"; }
@media (prefers-reduced-motion: no-preference) {
  dialog[open] { animation: come 180ms ease-out; }
  @keyframes come { from { opacity: 0; transform: translateY(0.75rem); } }
}
`;

/** A constructed style sheet, because the Content-Security-Policy forbids inline styles. */
export function applyStyles(root: ShadowRoot, accent: string | undefined): void {
  const sheet = new CSSStyleSheet();
  const own =
    accent !== undefined && CSS_COLOUR.test(accent) ? `:host { --accent: ${accent}; }` : '';
  sheet.replaceSync(CSS + own);
  root.adoptedStyleSheets = [sheet];
}

/** The colour is inserted into CSS, so anything else is rejected. */
const CSS_COLOUR = /^#[0-9a-f]{3,8}$/i;
