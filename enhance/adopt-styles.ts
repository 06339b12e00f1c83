const adopted = new Set<string>();

/**
 * A page carries only the rules that its own markup uses, so swapped-in content brings its own. Engines
 * without constructable style sheets throw, and the whole page is loaded instead.
 */
export function adoptStyles(rules: string): void {
  if (!rules || adopted.has(rules)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  adopted.add(rules);
}
