/**
 * Runs in the page with forced colours: each control or symbol needs a border or its own colour.
 */
export function controlProblems(): string[] {
  const problems: string[] = [];
  const canvas = canvasColour();
  for (const element of document.querySelectorAll(
    'input:not([type=hidden]), select, textarea, button, .button, .tag',
  )) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const { borderTopWidth, borderTopStyle, borderTopColor, appearance } =
      getComputedStyle(element);
    // The browser draws its own checkboxes.
    if (element.matches('[type=checkbox], [type=radio]') && appearance !== 'none') continue;
    const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
    if (!hasEdge || isClear(borderTopColor, element)) problems.push(`no edge: ${nameOf(element)}`);
  }
  for (const svg of document.querySelectorAll('main svg')) {
    if (!svg.checkVisibility({ visibilityProperty: true })) continue;
    const isDrawn = [...svg.querySelectorAll('path, rect, circle, line, use')].some((shape) => {
      const { fill, stroke } = getComputedStyle(shape);
      return [fill, stroke].some((colour) => colour !== 'none' && !isClear(colour, svg));
    });
    if (svg.childElementCount > 0 && !isDrawn) problems.push(`not drawn: ${nameOf(svg)}`);
  }
  return problems;

  function isClear(colour: string, element: Element): boolean {
    let back = canvas;
    for (let each = element.parentElement; each; each = each.parentElement) {
      const { backgroundColor } = getComputedStyle(each);
      if (isTransparent(backgroundColor)) continue;
      back = backgroundColor;
      break;
    }
    return colour === back || isTransparent(colour);
  }

  /** In forced colours with the forced colour, such as 'rgba(255, 255, 255, 0)'. */
  function isTransparent(colour: string): boolean {
    return colour.startsWith('rgba(') && colour.endsWith(', 0)');
  }

  function canvasColour(): string {
    const probe = document.createElement('span');
    probe.style.color = 'Canvas';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }

  function nameOf(element: Element): string {
    return `${element.outerHTML.slice(0, 100)}`;
  }
}
