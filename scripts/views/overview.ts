import type { Shot } from './shoot';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const style = `
  body { margin: 2rem; font: 16px/1.5 system-ui, sans-serif; color: #25264f; background: #fbf6ec; }
  h2 { margin: 3rem 0 1rem; } h3 { margin: 1.5rem 0 0.5rem; font-size: 1rem; }
  ul { display: grid; grid-template-columns: 1fr 2fr 3fr 4fr; gap: 1rem; align-items: start; }
  ul, li { margin: 0; padding: 0; list-style: none; }
  a { display: block; color: inherit; }
  img { display: block; width: 100%; max-height: 42rem; object-fit: cover; object-position: top;
    border: 1px solid #e4d5bf; }
  .problem { color: #b3261e; font-weight: 600; }
`;

/** All pictures on one page, by group and view, each view's widths in a row. */
export function overview(shots: readonly Shot[]): string {
  const body = grouped(shots, ({ view }) => view.group).map(([group, members]) => {
    const rows = grouped(members, ({ view }) => view).map(([{ path }, row]) => rowOf(path, row));
    return `<h2>${escaped(group)}</h2>${rows.join('')}`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title>
<style>${style}</style><h1>${shots.length} screenshots</h1>${body.join('\n')}</html>`;
}

function grouped<K>(shots: readonly Shot[], keyOf: (shot: Shot) => K): [K, Shot[]][] {
  const groups = new Map<K, Shot[]>();
  for (const shot of shots) {
    const key = keyOf(shot);
    groups.set(key, [...(groups.get(key) ?? []), shot]);
  }
  return [...groups];
}

function rowOf(path: string, row: readonly Shot[]): string {
  const pictures = row.map(({ file, width, problems }) => {
    const said = problems.map((problem) => ` <span class="problem">${escaped(problem)}</span>`);
    return `<li><a href="${file}"><img src="${file}" alt="" loading="lazy">${width} px${said.join('')}</a></li>`;
  });
  return `<h3>${escaped(path)}</h3><ul>${pictures.join('')}</ul>`;
}
