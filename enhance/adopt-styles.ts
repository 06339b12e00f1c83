const adopted = new Set<string>();

/**
 * A page carries the rules of its own markup; content that is swapped in needs those of the page
 * it comes from. An engine without this throws, and the page is loaded as a whole.
 */
export function adoptStyles(rules: string): void {
  if (!rules || adopted.has(rules)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  adopted.add(rules);
}
