const adopted = new Set<string>();

/**
 * A page contains only the rules that its own markup uses; swapped content needs those of its own page.
 * Engines without constructable style sheets throw, and the whole page is loaded.
 */
export function adoptStyles(rules: string): void {
  if (!rules || adopted.has(rules)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  adopted.add(rules);
}
