import { tableText } from './tables';

/** A table is pasted as rows of cells: some programs copy its text with each cell in a line of its own. */
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
