export interface PageEntry {
  key: string;
  /** null stands for pages left out. */
  page: number | null;
}

/** First, last, the current page and its neighbours; a gap of one page is shown as that page. */
export function pageWindow(page: number, pages: number): PageEntry[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const shown = [...new Set(wanted)].sort((a, b) => a - b);
  return shown.flatMap((current, index) => {
    const entry = { key: `page-${current}`, page: current };
    const previous = shown[index - 1];
    if (previous === undefined || current - previous === 1) return [entry];
    const between = current - previous === 2 ? current - 1 : null;
    return [{ key: `before-${current}`, page: between }, entry];
  });
}
