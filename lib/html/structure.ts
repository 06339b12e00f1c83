const BLOCKS =
  'p,div,li,dt,dd,blockquote,pre,address,h1,h2,h3,h4,h5,h6,tr,td,th,caption,figcaption';

/**
 * Closes gaps between heading levels: the first is of level `top`, none is above it, and none is
 * more than one level below the one before.
 */
export function nestHeadings(tree: Element, top: number): void {
  let offset: number | undefined;
  let before = top - 1;
  for (const heading of tree.querySelectorAll('h1,h2,h3,h4,h5,h6')) {
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
  return !tree.querySelector('img,hr') && (tree.textContent ?? '').trim() === '';
}

/** Each time a browser parses it, preformatted text would lose another empty line. */
export function dropFirstLines(tree: Element): void {
  tree.normalize();
  for (const { firstChild } of tree.querySelectorAll('pre')) {
    if (firstChild?.nodeName === '#text') {
      firstChild.nodeValue = (firstChild.nodeValue ?? '').replace(/^\n+/, '');
    }
  }
}

/** Text with a space wherever a block or a line begins or ends, so that words do not run together. */
export function readText(fragment: DocumentFragment): string {
  for (const block of fragment.querySelectorAll(BLOCKS)) {
    block.prepend(' ');
    block.append(' ');
  }
  for (const line of fragment.querySelectorAll('br,hr')) line.replaceWith(' ');
  return (fragment.textContent ?? '').replace(/\s+/g, ' ').trim();
}
