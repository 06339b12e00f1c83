const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const BLOCKS = [
  ...['p', 'div', 'li', 'dt', 'dd', 'blockquote', 'pre', 'address', ...HEADINGS],
  ...['tr', 'td', 'th', 'caption', 'figcaption'],
];

/**
 * The elements of these names, or all of them. For each document, jsdom's `querySelectorAll` builds a
 * parser of selectors with listeners on the window, which takes longer than the search.
 */
export function elementsIn(tree: Element, names?: readonly string[]): Element[] {
  const all = [...tree.getElementsByTagName('*')];
  return names ? all.filter(({ localName }) => names.includes(localName)) : all;
}

/**
 * Closes gaps between heading levels: the first is of level `top`, none is above it, and none is
 * more than one level below the one before.
 */
export function nestHeadings(tree: Element, top: number): void {
  let offset: number | undefined;
  let before = top - 1;
  for (const heading of elementsIn(tree, HEADINGS)) {
    const level = Number(heading.localName.slice(1));
    offset ??= top - level;
    const wanted = Math.min(Math.max(level + offset, top), before + 1, 6);
    before = wanted;
    if (wanted === level) continue;
    const moved = tree.ownerDocument.createElement(`h${wanted}`);
    moved.append(...heading.childNodes);
    heading.replaceWith(moved);
  }
}

/** Rich text editors leave `<p>&nbsp;</p>` behind when a text is deleted. */
export function isBlank(tree: Element): boolean {
  return elementsIn(tree, ['img', 'hr']).length === 0 && (tree.textContent ?? '').trim() === '';
}

/** Each time a browser parses it, preformatted text would lose another empty line. */
export function dropFirstLines(tree: Element): void {
  tree.normalize();
  for (const { firstChild } of elementsIn(tree, ['pre'])) {
    if (firstChild?.nodeName === '#text') {
      firstChild.nodeValue = (firstChild.nodeValue ?? '').replace(/^\n+/, '');
    }
  }
}

/** Text with a space wherever a block or a line begins or ends, so that words do not run together. */
export function readText(tree: Element): string {
  for (const block of elementsIn(tree, BLOCKS)) {
    block.prepend(' ');
    block.append(' ');
  }
  for (const line of elementsIn(tree, ['br', 'hr'])) line.replaceWith(' ');
  return (tree.textContent ?? '').replace(/\s+/g, ' ').trim();
}
