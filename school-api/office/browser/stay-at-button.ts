/** After a move, the focus returns to the button that moved the row, or to its counterpart. */
export function stayAtButton(): void {
  const [, way, id] = /^#(up|down)-(\d+)$/.exec(location.hash) ?? [];
  if (way === undefined) return;
  const find = (name: string) => document.getElementById(`${name}-${id}`);
  const button = find(way) ?? find(way === 'up' ? 'down' : 'up');
  button?.focus();
}
