/** A download stays on its page: a followed link closes its menu, and the focus returns to the menu's button. */
export function closeMenu(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    target.closest('a.actions-item')?.closest<HTMLElement>('.actions-list')?.hidePopover?.();
  });
}
