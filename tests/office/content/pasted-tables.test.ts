// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { pasteRows } from '@/school-api/office/browser/paste-rows';
import { withoutTables } from '@/school-api/office/browser/tables';

const TABLE =
  '<p class=MsoNormal>Before</p><table><tr><td><p>A\n</p></td><td><p>B</p></td></tr><tr><td><p>C</p></td><td></td></tr></table>';

it('keeps table cells apart in the rich text editor', () => {
  const page = new DOMParser().parseFromString(withoutTables(TABLE), 'text/html');
  const lines = [...page.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(lines).toEqual(['Before', 'A | B', 'C']);
});

it('pastes a table as rows of cells, and leaves other text to the browser', () => {
  document.body.innerHTML = '<div class="paste-rows"><textarea>Name\tMarks\n</textarea></div>';
  const area = document.querySelector('textarea');
  if (!area) throw new Error('there is no text area');
  area.setSelectionRange(area.value.length, area.value.length);
  pasteRows();
  const paste = (html: string) => {
    const event = new Event('paste', { cancelable: true });
    Object.defineProperty(event, 'clipboardData', { value: { getData: () => html } });
    area.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(paste('<p>no table</p>')).toBe(false);
  expect(paste(TABLE)).toBe(true);
  expect(area.value).toBe('Name\tMarks\nA\tB\nC\t\n');
});
