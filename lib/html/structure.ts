const BLOCKS =
  'p,div,li,dt,dd,blockquote,pre,address,h1,h2,h3,h4,h5,h6,tr,td,th,caption,figcaption';

/**
 * Headings follow those of the page without a gap: the first is of level `top`, none is above it,
 * and none is more than one step below the one before.
 */
export function nestHeadings(fragment: DocumentFragment, top: number): void {
  let offset: number | undefined;
  let before = top - 1;
  for (const heading of fragment.querySelectorAll('h1,h2,h3,h4,h5,h6')) {
    const level = Number(heading.localName.slice(1));
    offset ??= top - level;
    const wanted = Math.min(Math.max(level + offset, top), before + 1, 6);
    before = wanted;
    if (wanted === level) continue;
    const moved = fragment.ownerDocument.createElement(`h${wanted}`);
    moved.append(...heading.childNodes);
    heading.replaceWith(moved);
  }
}

/** Rich text editors leave `<p>&nbsp;</p>` when a text is deleted. */
export function isBlank(fragment: DocumentFragment): boolean {
  return !fragment.querySelector('img,hr') && (fragment.textContent ?? '').trim() === '';
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
