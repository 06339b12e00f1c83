// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notice } from '@/school-api/office/browser/page';
import { refresh } from '@/school-api/office/browser/refresh';

const running = '<div id="facts" data-live=""><office-refresh>Updating…</office-refresh></div>';
const answers = (...bodies: string[]) => {
  for (const body of bodies) vi.mocked(fetch).mockResolvedValueOnce(new Response(body));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', vi.fn<typeof fetch>());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('work in progress', () => {
  it('is refreshed until done, keeping the input around it', async () => {
    document.body.innerHTML = `${running}<input>`;
    const input = document.querySelector('input');
    if (input) input.value = 'typed';
    answers(running, '<div id="facts" data-live="">On the website</div>');
    refresh();
    await vi.runAllTimersAsync();
    expect(document.body.textContent).toBe('On the website');
    expect(document.querySelector('input')?.value).toBe('typed');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('stays as it is while a button in it is pressed', async () => {
    document.body.innerHTML = running.replace('Updating…', '<button>Stop</button>');
    document.querySelector('button')?.focus();
    refresh();
    await vi.runAllTimersAsync();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is requested a limited number of times', async () => {
    document.body.innerHTML = running;
    vi.mocked(fetch).mockRejectedValue(new Error('offline'));
    refresh();
    await vi.runAllTimersAsync();
    expect(fetch).toHaveBeenCalledTimes(40);
  });
});

it('the message about the previous action is removed from the address, so that a reload does not repeat it, and can be dismissed', () => {
  document.body.innerHTML =
    '<main tabindex="-1"><div class="notice-flash">Saved.<a class="notice-close" href="/donations">Close</a></div></main>';
  history.replaceState(null, '', '/donations?q=rao&message=saved&offer=x.y');
  notice();
  expect(location.search).toBe('?q=rao');
  document.querySelector<HTMLAnchorElement>('.notice-close')?.click();
  expect(document.body.textContent).toBe('');
});
