// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { fetchDocument } from '@/enhance/fetch-document';
import { watchSwaps } from '@/enhance/swap';

const until = (check: () => unknown) => vi.waitFor(check, 10_000);

vi.mock('@/enhance/fetch-document', () => ({ fetchDocument: vi.fn() }));

it('Forward during Back keeps the content that belongs to the address', async () => {
  const first = location.href;
  document.body.innerHTML = '<ui-swap id="news"><a href="?page=2">1</a></ui-swap>';
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('CSS', { escape: (id: string) => id });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('scrollTo', () => undefined);
  const pageOf = (text: string, address: string) => ({
    page: new DOMParser().parseFromString(`<ui-swap id="news">${text}</ui-swap>`, 'text/html'),
    url: new URL(address, first),
    rules: '',
  });
  const region = document.querySelector('ui-swap');
  vi.mocked(fetchDocument).mockResolvedValueOnce(pageOf('2', '?page=2'));
  watchSwaps();
  document.querySelector('a')?.click();
  await until(() => expect(region?.textContent).toBe('2'));

  let arrive = () => {};
  vi.mocked(fetchDocument).mockImplementationOnce(
    (_url, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', reject);
        arrive = () => resolve(pageOf('1', first));
      }),
  );
  history.back();
  await until(() => expect(region?.ariaBusy).toBe('true'));
  history.forward();
  await until(() => expect(location.search).toBe('?page=2'));
  await until(() => expect(region?.ariaBusy).toBeNull());
  arrive();
  expect(region?.textContent).toBe('2');
});
