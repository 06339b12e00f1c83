const BLOCKS =
  'p,div,li,dt,dd,blockquote,pre,address,h1,h2,h3,h4,h5,h6,tr,td,th,caption,figcaption';

/** The page owns h1 and h2; content begins at h3. */
export function demoteHeadings(fragment: DocumentFragment): void {
  for (const heading of fragment.querySelectorAll('h1,h2')) {
    const lower = fragment.ownerDocument.createElement('h3');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
}

/** Editors leave `<p>&nbsp;</p>` behind when a text is deleted. */
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
