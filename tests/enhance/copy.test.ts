// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copy } from '@/enhance/copy';

const ended = new AbortController();
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  document.body.innerHTML = `
    <span id="ifsc"> BANK0000000 </span>
    <p id="host" data-copies="ifsc">
      <button hidden><span data-label>Copy</span> IFSC</button>
    </p>`;
  copy(document.getElementById('host') as HTMLElement, ended.signal);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function press(): Promise<void> {
  screen.getByRole('button', { name: 'Copy IFSC' }).click();
  await vi.advanceTimersByTimeAsync(0);
}

it('says for two seconds on the button that the text was copied, and announces it', async () => {
  writeText.mockResolvedValue();
  await press();
  expect(writeText).toHaveBeenLastCalledWith('BANK0000000');
  await vi.advanceTimersByTimeAsync(1999);
  screen.getByRole('button', { name: 'Copied IFSC' });
  await vi.advanceTimersByTimeAsync(1);
  screen.getByRole('button', { name: 'Copy IFSC' });
  expect(screen.getByRole('status').textContent).toBe('Copied');
});

it('copies the selected text where the clipboard refuses, and leaves it selected where both do', async () => {
  writeText.mockRejectedValue(new Error('Document is not focused.'));
  let selected = '';
  const selection = () => String(getSelection()).trim();
  document.execCommand = () => {
    selected = selection();
    return true;
  };
  await press();
  expect(selected).toBe('BANK0000000');
  expect(selection()).toBe('');
  await vi.advanceTimersByTimeAsync(2000);
  document.execCommand = () => false;
  await press();
  screen.getByRole('button', { name: 'Copy IFSC' });
  expect(selection()).toBe('BANK0000000');
  expect(screen.getByRole('status').textContent).toBe('Please copy the selected text.');
});
