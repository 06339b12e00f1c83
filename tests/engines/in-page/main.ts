import { Matches } from './find';
import { lastPresses, pageErrors, watch } from './watch';

/** What runs in the page: bundled and injected into each page. */
if (!Reflect.has(window, 'walk')) {
  Reflect.set(window, 'walk', {
    page: () => new Matches([document.body]),
    pageErrors,
    lastPresses,
  });
  watch();
}
