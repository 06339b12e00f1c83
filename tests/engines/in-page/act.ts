/** The list of a select is a system widget that no driver can click. */
export function choose(select: HTMLElement, wanted: string | number): void {
  if (!(select instanceof HTMLSelectElement) || select.disabled) throw new Error('no open select');
  const option = [...select.options].find(({ label, value, index }) =>
    [label.trim(), value, index].includes(wanted),
  );
  if (!option) throw new Error(`no option ${wanted}`);
  select.focus();
  option.selected = true;
  for (const name of ['input', 'change']) select.dispatchEvent(new Event(name, { bubbles: true }));
}

export function focus(element: HTMLElement): void {
  element.focus();
  if (document.activeElement !== element) throw new Error('cannot be focused');
}
