// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { saveKey } from '@/school-api/office/browser/save-key';

it('saves a form on Ctrl+S with its first button, and on no other key', () => {
  document.body.innerHTML =
    '<office-unsaved><form><button type="submit" value="draft">Save</button><button type="submit" value="publish">Publish</button></form></office-unsaved>';
  const form = document.querySelector('form');
  if (!form) throw new Error('there is no form');
  const sent = vi.spyOn(form, 'requestSubmit').mockReturnValue(undefined);
  saveKey();
  const press = (key: string, more: KeyboardEventInit = {}) =>
    document.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...more }));
  press('s');
  press('p', { ctrlKey: true });
  expect(sent).not.toHaveBeenCalled();
  expect(press('s', { ctrlKey: true })).toBe(false);
  expect(sent).toHaveBeenCalledExactlyOnceWith(form.querySelector('[value=draft]'));
});
