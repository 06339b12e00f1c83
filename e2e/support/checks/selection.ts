/** Runs in the page, in forced colours: the selected item of a list looks different. */
export function selectionProblems(): string[] {
  const problems: string[] = [];
  const chosen = document.querySelectorAll(
    '[aria-current], [aria-selected="true"], [aria-pressed="true"]',
  );
  for (const element of chosen) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const list = element.closest('ul, ol, [role="tablist"], nav, div');
    const other = [...(list?.querySelectorAll(element.tagName) ?? [])].find(
      (each) =>
        each !== element &&
        each.className === element.className &&
        !each.matches('[aria-current], [aria-selected="true"], [aria-pressed="true"]'),
    );
    if (other && look(element) === look(other)) {
      problems.push(`selected, but looks like the others: ${element.outerHTML.slice(0, 120)}`);
    }
  }
  for (const element of document.querySelectorAll('button, .button')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const seen = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE || node instanceof Element,
    );
    if (!seen && nothingDrawn(element))
      problems.push(`not seen: ${element.outerHTML.slice(0, 120)}`);
  }
  return problems;

  function look(element: Element): string {
    return [null, '::before', '::after']
      .map((part) => {
        const s = getComputedStyle(element, part);
        const edges = [s.borderTopWidth, s.borderBottomWidth, s.borderLeftWidth, s.outlineWidth];
        const colours = [s.color, s.backgroundColor, s.borderBottomColor, s.borderLeftColor];
        const rest = [
          s.outlineStyle,
          s.textDecorationLine,
          s.content,
          s.width,
          s.forcedColorAdjust,
        ];
        return [...edges, ...colours, ...rest].join(' ');
      })
      .join('; ');
  }

  function nothingDrawn(element: Element): boolean {
    return [null, '::before', '::after'].every((part) => {
      const s = getComputedStyle(element, part);
      return s.borderTopStyle === 'none' || Number.parseFloat(s.borderTopWidth) === 0;
    });
  }
}
