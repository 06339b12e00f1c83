/** Runs in the page: no box overflows its parent horizontally. */
export function columnProblems(): string[] {
  const problems: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    const parent = element.parentElement;
    if (!(element instanceof HTMLElement) || !parent || !element.checkVisibility()) continue;
    if (!isInColumn(element) || !holdsBoxes(parent)) continue;
    const box = element.getBoundingClientRect();
    const around = parent.getBoundingClientRect();
    if (box.width <= 1 || around.width <= 1) continue;
    const out = Math.max(box.right - around.right, around.left - box.left);
    if (out > 1.5)
      problems.push(`${nameOf(element)} sticks ${out.toFixed(0)} px out of ${nameOf(parent)}`);
  }
  return problems;

  /** Excludes positioned, transformed and intentionally overflowing elements. */
  function isInColumn(element: Element): boolean {
    const style = getComputedStyle(element);
    const margins = [style.marginLeft, style.marginRight].map(Number.parseFloat);
    return (
      /^(static|relative|sticky)$/.test(style.position) &&
      !/^(inline|contents|none)$/.test(style.display) &&
      style.transform === 'none' &&
      style.translate === 'none' &&
      margins.every((margin) => margin >= 0)
    );
  }

  function holdsBoxes(parent: Element): boolean {
    const { display, overflowX } = getComputedStyle(parent);
    return overflowX === 'visible' && !/^(inline|contents)$/.test(display);
  }

  function nameOf(element: Element): string {
    const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 30);
    return `${element.tagName.toLowerCase()}.${element.className} "${text}"`;
  }
}
