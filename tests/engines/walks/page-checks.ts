/** Runs in the page: the site's own fonts are loaded and used. */
export async function fontProblems(): Promise<string[]> {
  await document.fonts.ready;
  // The fallback faces use local fonts, which may not be installed.
  const faces = [...document.fonts].filter(({ family }) => /^"?Site /.test(family));
  const failed = faces.filter(({ status }) => status === 'error').map(({ family }) => family);
  const loaded = faces.filter(({ status }) => status === 'loaded').map(({ family }) => family);
  const missing = ['Site Text', 'Site Display'].filter(
    (name) => !loaded.some((family) => family.replaceAll('"', '') === name),
  );
  return [
    ...failed.map((name) => `${name} failed`),
    ...missing.map((name) => `${name} is not used`),
  ];
}

export async function pictureProblems(): Promise<string[]> {
  const shown = [...document.images].filter((each) => each.checkVisibility());
  await Promise.all(shown.map(load));
  return shown.filter(isMissing).map(({ outerHTML }) => `not shown: ${outerHTML.slice(0, 120)}`);

  function load(image: HTMLImageElement): Promise<unknown> | undefined {
    image.loading = 'eager';
    if (image.complete) return undefined;
    return new Promise((resolve) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', resolve);
    });
  }

  function isMissing(image: HTMLImageElement): boolean {
    return image.naturalWidth === 0 || image.offsetWidth === 0 || image.offsetHeight === 0;
  }
}

/** Runs in the page: line breaks match the current fonts, not the fallback fonts before. */
export function staleProblems(): string[] {
  const blocks = [...document.body.querySelectorAll('h1, h2, h3, p, li, dd, a')].filter((each) =>
    each.checkVisibility(),
  );
  const heights = () => blocks.map((each) => each.getBoundingClientRect().height);
  const before = heights();
  document.body.style.display = 'none';
  document.body.getBoundingClientRect();
  document.body.style.display = '';
  const after = heights();
  return blocks.flatMap((block, index) => {
    const change = (after[index] ?? 0) - (before[index] ?? 0);
    const text = (block.textContent ?? '').trim().slice(0, 40);
    return Math.abs(change) > 2 ? `laid out anew, ${change} px higher: "${text}"` : [];
  });
}
