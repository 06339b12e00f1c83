import { expect, it } from 'vitest';
import { appStart } from '@/lib/page-cache/app-start';

it('the script that starts an app has the same hash in all apps, and its files as an attribute', () => {
  const first = appStart('start()', ['/a.js?x=1&y=2', '/b".js']);
  expect(first.tag).toBe('<script data-files="/a.js?x=1&amp;y=2 /b&quot;.js">start()</script>');
  expect(appStart('start()', []).hash).toBe(first.hash);
});
