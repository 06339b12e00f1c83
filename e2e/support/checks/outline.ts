/** Runs in the page: one h1, no skipped heading level, a name for landmarks that occur twice. */
export function outlineProblems(): string[] {
  const problems: string[] = [];
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(seen);
  const ones = headings.filter(({ tagName }) => tagName === 'H1');
  if (ones.length !== 1) problems.push(`${ones.length} h1 on the page`);
  let before = 0;
  for (const heading of headings) {
    const level = Number(heading.tagName.slice(1));
    if (level > before + 1) problems.push(`h${level} after h${before}: ${heading.textContent}`);
    before = level;
  }
  for (const name of ['header', 'main', 'footer']) {
    const count = [...document.querySelectorAll(`body > ${name}`)].filter(seen).length;
    if (count !== 1) problems.push(`${count} ${name} on the page`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!/\p{Script=Devanagari}/u.test(node.nodeValue ?? '')) continue;
    // React's hydration data is not visible text.
    if (node.parentElement?.matches('script')) continue;
    const lang = node.parentElement?.closest('[lang]')?.getAttribute('lang') ?? '';
    if (!/^(sa|hi)\b/.test(lang)) problems.push(`no language said of "${node.nodeValue}"`);
  }
  return problems;
}
