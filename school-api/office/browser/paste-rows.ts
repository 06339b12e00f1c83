import { tableText } from './tables';

/** Pastes a table as rows of cells: some programs copy it with each cell on a separate line. */
export function pasteRows(): void {
  for (const area of document.querySelectorAll<HTMLTextAreaElement>('.paste-rows textarea')) {
    area.addEventListener('paste', (event) => {
      const text = tableText(event.clipboardData?.getData('text/html') ?? '');
      if (text === '') return;
      event.preventDefault();
      const { selectionStart, selectionEnd } = area;
      area.setRangeText(`${text}\n`, selectionStart, selectionEnd, 'end');
      area.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
}
