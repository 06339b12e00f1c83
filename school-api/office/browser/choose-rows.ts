/** Counts selected rows and selects a whole page; then all matches can be selected too. */
export function chooseRows(): void {
  document.addEventListener('change', ({ target }) => {
    const bar = document.querySelector<HTMLFormElement>('.action-bar');
    if (bar === null || !(target instanceof HTMLInputElement) || target.form !== bar) return;
    if (target.closest('[data-choose-page]')) {
      for (const row of rowsOf(bar)) row.checked = target.checked;
    }
    showChosen();
  });
  document.addEventListener('submit', (event) => {
    const choice = event.submitter?.closest('.action-bar-item')?.querySelector('select');
    if (choice?.value !== '') return;
    event.preventDefault();
    // For this button only; the others do not need it.
    choice.required = true;
    choice.reportValidity();
    choice.required = false;
  });
  showChosen();
  // A browser may restore the ticks when it returns to the page.
  addEventListener('pageshow', showChosen);
}

const rowsOf = (bar: HTMLFormElement) =>
  [...bar.elements].filter(
    (one) => one instanceof HTMLInputElement && one.name === 'key',
  ) as HTMLInputElement[];

/** Also after the list was refreshed. */
export function showChosen(): void {
  const bar = document.querySelector<HTMLFormElement>('.action-bar');
  if (bar === null) return;
  const page = bar.querySelector<HTMLElement>('[data-choose-page]');
  const ofPage = page?.querySelector('input');
  const all = bar.querySelector<HTMLElement>('[data-choose-all]');
  const ofAll = all?.querySelector('input');
  const rows = rowsOf(bar);
  const chosen = rows.filter(({ checked }) => checked).length;
  const isWhole = rows.length > 0 && chosen === rows.length;
  if (page) page.hidden = false;
  if (ofPage) Object.assign(ofPage, { checked: isWhole, indeterminate: chosen > 0 && !isWhole });
  if (ofAll && !isWhole) ofAll.checked = false;
  if (all) all.hidden = !isWhole;
  const output = bar.querySelector('output');
  if (output)
    output.textContent = chosen === 0 ? '' : ofAll?.checked ? 'All selected' : `${chosen} selected`;
  for (const action of bar.querySelectorAll<HTMLElement>('.action-bar-item'))
    action.hidden = chosen === 0;
}
