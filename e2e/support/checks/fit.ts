/** Runs in the page: no horizontal overflow, no clipped text, no letter by letter, no text over other text or a scene. */
export function fitProblems(): string[] {
  type Line = { element: Element; text: string; box: DOMRect };
  const problems: string[] = [];
  // Once per ancestor instead of once per text below it.
  const floating = new Map<Element, boolean>();
  scrollTo(0, 0);
  settle();
  // Forces the layout of content that far.css delays while the page loads.
  delete document.documentElement.dataset.early;
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) problems.push(`${scrollWidth - clientWidth} px too wide`);
  const driven = endlesslyAnimated();
  const lines = visibleLines();
  for (const { element, text, box } of lines) {
    if (overScene(element, box)) problems.push(`"${text}" lies over the scene`);
  }
  lines.sort((a, b) => a.box.top - b.box.top);
  lines.forEach((line, index) => {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || other.box.top >= line.box.bottom) break;
      if (overlap(line, other)) problems.push(`"${line.text}" lies over "${other.text}"`);
    }
  });
  return problems;

  /** Finishes running transitions, and those that they trigger. */
  function settle(): void {
    for (let round = 0; round < 20; round += 1) {
      const running = document.getAnimations().filter((each) => each instanceof CSSTransition);
      if (running.length === 0) return;
      for (const transition of running) transition.finish();
    }
  }

  function visibleLines(): Line[] {
    const found: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = (node.nodeValue ?? '').trim();
      if (!element || text === '' || !inFlow(element)) continue;
      if (driven.some((each) => each.contains(element))) continue;
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()];
      if (text.length > 6 && rects.length > text.length / 2) {
        problems.push(`a letter a line: "${text.slice(0, 60)}"`);
      }
      for (const rect of rects) {
        const seen = clipped(element, rect);
        if (seen === 'cut') problems.push(`cut off: "${text.slice(0, 60)}"`);
        if (seen instanceof DOMRect) found.push({ element, text: text.slice(0, 60), box: seen });
      }
    }
    return found;
  }

  /** Elements with an endless animation, such as the announcements. */
  function endlesslyAnimated(): Element[] {
    return document.getAnimations().flatMap(({ effect }) => {
      const endless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      return endless && effect instanceof KeyframeEffect && effect.target ? effect.target : [];
    });
  }

  /** Excludes what floats over the page by design: sticky header, open menu, toast. */
  function inFlow(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    return !floats(element);
  }

  function floats(element: Element): boolean {
    const known = floating.get(element);
    if (known !== undefined) return known;
    const { parentElement: parent } = element;
    const found = floatsItself(element) || (parent !== null && floats(parent));
    floating.set(element, found);
    return found;
  }

  function floatsItself(element: Element): boolean {
    const style = getComputedStyle(element);
    if (style.position === 'fixed' || style.position === 'sticky') return true;
    if (style.clipPath !== 'none' || element.matches('noscript, svg, [role="listbox"]'))
      return true;
    if (style.display === 'inline') return false;
    return element instanceof HTMLElement && element.offsetWidth <= 1;
  }

  /** The visible part of a line's middle; scroll containers may hide the rest. */
  function clipped(element: Element, rect: DOMRect): DOMRect | 'cut' | undefined {
    const middle = rect.height / 4;
    let [left, top, right, bottom] = [
      rect.left,
      rect.top + middle,
      rect.right,
      rect.bottom - middle,
    ];
    const whole = right - left;
    for (
      let each: Element | null = element;
      each && each !== document.body;
      each = each.parentElement
    ) {
      const style = getComputedStyle(each);
      if (style.overflow === 'visible') continue;
      const box = each.getBoundingClientRect();
      const scrolls = /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
      const shortened = style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis';
      const away =
        right <= box.left + 1 || left >= box.right - 1 || top >= box.bottom || bottom <= box.top;
      if (scrolls || shortened) {
        if (away) return undefined;
      } else if (away || right > box.right + 2 || left < box.left - 2 || bottom > box.bottom + 1) {
        if (!each.querySelector('[data-carousel-track], .carousel-track')) return 'cut';
        return undefined;
      }
      left = Math.max(left, box.left);
      right = Math.min(right, box.right);
      top = Math.max(top, box.top);
      bottom = Math.min(bottom, box.bottom);
    }
    if (whole < 1 || right - left < 1 || bottom - top < 1) return undefined;
    return new DOMRect(left, top, right - left, bottom - top);
  }

  function overScene(element: Element, box: DOMRect): boolean {
    const banner = element.closest('.page-banner');
    const scene = banner?.querySelector('.page-banner-scene')?.getBoundingClientRect();
    if (!scene || box.top >= scene.bottom) return false;
    return box.right > scene.left;
  }

  function overlap(a: Line, b: Line): boolean {
    if (a.element === b.element || a.element.contains(b.element) || b.element.contains(a.element)) {
      return false;
    }
    const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    return wide > 2 && high > 2;
  }
}
