/**
 * Runs in the page after a key press: each focusable element has a focus outline with enough contrast,
 * and is not completely hidden behind something else.
 */
export function focusProblems(): string[] {
  const problems: string[] = [];
  const colours = new Map<string, number[]>();
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} "${(element.textContent ?? '').trim().slice(0, 40)}"`;

  const candidates = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"], iframe',
  );
  for (const element of candidates) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]'))
      continue;
    if (getComputedStyle(element).position === 'fixed' && element.tabIndex < 0) continue;
    if (element.tabIndex < 0) continue;
    element.focus();
    if (document.activeElement !== element) continue;
    for (const running of document.getAnimations())
      if (running instanceof CSSTransition) running.finish();
    const shown = shownBy(element);
    if (!shown) problems.push(`focus not seen: ${name(element)}`);
    else if (shown.contrast < 3) {
      problems.push(`focus hardly seen (${shown.contrast.toFixed(1)}): ${name(element)}`);
    }
    if (hidden(element)) problems.push(`hidden while focused: ${name(element)}`);
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return problems;

  /** The outline of the element, or of the label or box that represents a hidden control. */
  function shownBy(element: HTMLElement): { contrast: number } | undefined {
    const next = element.nextElementSibling;
    for (const each of [element, next, element.parentElement]) {
      if (!each) continue;
      const style = getComputedStyle(each);
      if (style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) < 2) continue;
      const inside = Number.parseFloat(style.outlineOffset) < 0;
      const ground = groundOf(inside ? each : each.parentElement);
      return { contrast: ground ? contrast(rgb(style.outlineColor), ground) : 21 };
    }
    return undefined;
  }

  /** The background colour behind an element; undefined for pictures and gradients. */
  function groundOf(from: Element | null): number[] | undefined {
    for (let each = from; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.backgroundImage !== 'none') return undefined;
      const colour = rgb(style.backgroundColor);
      if ((colour[3] ?? 1) > 0.95) return colour;
      if ((colour[3] ?? 1) > 0.05) return undefined;
      if (style.position === 'absolute') return undefined;
    }
    return [255, 255, 255];
  }

  /** Converts any CSS colour, by painting it on a canvas. */
  function rgb(colour: string): number[] {
    const known = colours.get(colour);
    if (known) return known;
    const painted = paint(colour);
    colours.set(colour, painted);
    return painted;
  }

  function paint(colour: string): number[] {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) return [0, 0, 0, 0];
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  }

  function contrast(one: number[], other: number[]): number {
    const [a, b] = [luminance(one), luminance(other)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  function luminance([r = 0, g = 0, b = 0]: number[]): number {
    const part = (value: number) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  }

  function hidden(element: HTMLElement): boolean {
    const whole = element.getClientRects()[0];
    if (!whole || whole.width < 4 || whole.height < 4) return false;
    const top = Math.max(whole.top, 0);
    const box = new DOMRect(
      whole.left,
      top,
      whole.width,
      Math.min(whole.bottom, innerHeight) - top,
    );
    if (box.height <= 0) return true;
    const points = [0.15, 0.5, 0.85].flatMap((x) => [0.15, 0.5, 0.85].map((y) => [x, y]));
    return !points.some(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      return (
        hit !== null && (element.contains(hit) || hit.contains(element) || labels(element, hit))
      );
    });
  }

  function labels(element: HTMLElement, hit: Element): boolean {
    const label = hit.closest('label');
    return label?.control === element || hit.parentElement === element.parentElement;
  }
}
