import { expect, test } from '@playwright/test';
import { controlProblems } from './support/office-controls';
import { expectAllReached } from './support/office-keyboard';

const bad = `<!doctype html><html lang="en"><title>Bad</title><style>
  .bare { border: 0 } .clear { border: 2px solid Canvas; forced-color-adjust: none }
  svg { forced-color-adjust: none } path { fill: none }
</style><body><main><button class="bare">No edge</button><button class="clear">Clear edge</button>
  <svg width="9" height="9"><path d="M0 0h9v9z"/></svg>
  <a href="#a" tabindex="-1">Not reached</a><a href="#b">Reached</a></main></body></html>`;

test('the checks of the office find the faults of a bad page', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setContent(bad);
  const found = (await page.evaluate(controlProblems)).join('\n');
  expect(found).toContain('No edge');
  expect(found).toContain('Clear edge');
  expect(found).toContain('not drawn');
  await expect(expectAllReached(page)).rejects.toThrow('Not reached');
});
