const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The point to click an element, once it is stable and not covered. */
export async function point(element: HTMLElement): Promise<{ x: number; y: number }> {
  if (element.matches(':disabled')) throw new Error(`disabled: ${nameOf(element)}`);
  if (!isHit(element)) {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  }
  const before = middleOf(element);
  await nextFrame();
  await nextFrame();
  const { x, y } = middleOf(element);
  if (x !== before.x || y !== before.y) throw new Error(`moving: ${nameOf(element)}`);
  if (!isHit(element)) throw new Error(`under something else: ${nameOf(element)}`);
  return { x, y };
}

function isHit(element: HTMLElement): boolean {
  const { x, y } = middleOf(element);
  const root = element.getRootNode();
  const hit = (root instanceof ShadowRoot ? root : document).elementFromPoint(x, y);
  return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
}

/** The middle of the box of a two-line link may be empty. */
function middleOf(element: HTMLElement): { x: number; y: number } {
  const box = drawnBy(element).getClientRects()[0] ?? new DOMRect();
  return { x: Math.floor(box.x + box.width / 2), y: Math.floor(box.y + box.height / 2) };
}

/** The label of some radio buttons and checkboxes is drawn in their place. */
function drawnBy(element: HTMLElement): Element {
  const isTiny = element instanceof HTMLInputElement && element.offsetWidth <= 1;
  return (isTiny && element.labels?.[0]) || element;
}

function nameOf(element: Element): string {
  return element.outerHTML.slice(0, 120);
}
