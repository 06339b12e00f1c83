const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const cellsOf = (row: HTMLTableRowElement) =>
  [...row.cells].map((cell) => inOneLine(cell.textContent ?? ''));

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** The rows of the tables in what was copied, such as from Word: cells apart by tabs; '' without a table. */
export function tableText(html: string): string {
  const rows = [...parsed(html).querySelectorAll('tr')];
  return rows.map((row) => cellsOf(row).join('\t')).join('\n');
}

/** Each row a paragraph, for an editor that knows no tables: the cells would run into one word. */
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
