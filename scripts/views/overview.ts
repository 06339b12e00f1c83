import type { Shot } from './shoot';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const style = `
  body { margin: 2rem; font: 16px/1.5 system-ui, sans-serif; }
  main { display: grid; grid-template-columns: 1fr 2fr 3fr 4fr; gap: 1rem; align-items: start; }
  h2 { grid-column: 1 / -1; }
  img { width: 100%; max-height: 42rem; object-fit: cover; object-position: top; border: 1px solid; }
  strong { color: #b3261e; }
`;

/** All pictures on one page, a heading for each view and its widths in a row. */
export function overview(shots: readonly Shot[]): string {
  const cells = shots.map(({ view, file, width, problems }, index) => {
    const isFirst = shots[index - 1]?.view !== view;
    const heading = isFirst ? `<h2>${escaped(`${view.group}: ${view.path}`)}</h2>` : '';
    const said = `${width} <strong>${escaped(problems.join(', '))}</strong>`;
    return `${heading}<a href="${file}"><img src="${file}" alt="" loading="lazy">${said}</a>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title>
<style>${style}</style><main>${cells.join('\n')}</main></html>`;
}
