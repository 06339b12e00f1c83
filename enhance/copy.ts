import { announce } from '@/enhance/announce';

/** Copies without the clipboard API, which is missing on plain http. What fails stays selected. */
function copySelected(target: Element): boolean {
  const selection = getSelection();
  selection?.selectAllChildren(target);
  const done = document.execCommand('copy');
  if (done) selection?.removeAllRanges();
  return done;
}

export function copy(host: HTMLElement, signal: AbortSignal): void {
  const button = host.querySelector('button');
  const label = button?.querySelector('[data-label]');
  if (!button || !label) return;
  const usual = label.textContent ?? '';
  button.hidden = false;
  button.addEventListener(
    'click',
    async () => {
      const target = document.getElementById(host.dataset.copies ?? '');
      if (!target) return;
      const text = target.textContent?.trim() ?? '';
      const done = navigator.clipboard
        ? await navigator.clipboard.writeText(text).then(
            () => true,
            () => copySelected(target),
          )
        : copySelected(target);
      if (!done) return announce('Please copy the selected text.');
      label.textContent = 'Copied';
      announce('Copied');
      setTimeout(() => {
        label.textContent = usual;
      }, 2000);
    },
    { signal },
  );
}
