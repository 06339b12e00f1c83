const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const cellsOf = (row: HTMLTableRowElement) =>
  [...row.cells].map((cell) => inOneLine(cell.textContent ?? ''));

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** The rows of copied tables, for example from Word, with tab-separated cells; '' without a table. */
export function tableText(html: string): string {
  const rows = [...parsed(html).querySelectorAll('tr')];
  return rows.map((row) => cellsOf(row).join('\t')).join('\n');
}

/** Each row as a paragraph, for an editor without tables: cells would otherwise run together. */
export function withoutTables(html: string): string {
  const page = parsed(html);
  for (const table of page.querySelectorAll('table')) {
    const rows = [...table.rows].map((row) => {
      const line = page.createElement('p');
      line.textContent = cellsOf(row).filter(Boolean).join(' | ');
      return line;
    });
    table.replaceWith(...rows);
  }
  return page.body.innerHTML;
}
