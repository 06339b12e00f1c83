/** After a row was moved: the keyboard is at the button that moved it, or at its other one. */
export function stayAtButton(): void {
  const [, way, id] = /^#(up|down)-(\d+)$/.exec(location.hash) ?? [];
  if (way === undefined) return;
  const find = (name: string) => document.getElementById(`${name}-${id}`);
  const button = find(way) ?? find(way === 'up' ? 'down' : 'up');
  button?.focus();
}
