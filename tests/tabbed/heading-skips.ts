/** Headings that skip a level. */
export function headingSkips(page: ParentNode): string[] {
  let before = 1;
  return [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')].flatMap((heading) => {
    const level = Number(heading.tagName.slice(1));
    const skips = level > before + 1;
    before = level;
    return skips ? [`h${level} ${heading.textContent}`] : [];
  });
}
