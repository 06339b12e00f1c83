import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { fitProblems } from './support/checks/fit';
import { focusProblems } from './support/checks/focus';
import { outlineProblems } from './support/checks/outline';
import { selectionProblems } from './support/checks/selection';
import { controlProblems } from './support/office-controls';
import { expectAllReached } from './support/office-keyboard';

const badPage = `<!doctype html><html lang="en"><title>Bad</title><style>
  a:focus { outline: none } .pale:focus { outline: 3px solid #eee }
  .wide { width: 2000px } .thin { width: 1em; overflow-wrap: anywhere } .cut { width: 3em; overflow: hidden; white-space: nowrap }
  .under, .over { position: absolute; top: 300px; left: 0 }
  .page-banner { display: grid; width: 9rem } .page-banner > * { grid-area: 1 / 1 }
  .cover { position: fixed; inset: 0 0 auto; height: 80px; background: #fff }
</style><body><header></header><main><h1>One</h1><h1>Two</h1><h4>Far below</h4><p>नमस्ते</p>
<a href="#a">No ring</a> <button class="pale">Pale ring</button>
<img src="data:,"> <p class="wide">Wide</p><p class="cut">A long line that is cut</p><p class="thin">Letters</p>
<p class="under">Under it all</p><p class="over">Over it all</p>
<ul><li><a href="#b" class="t" aria-current="page">Chosen</a></li><li><a href="#c" class="t">Not</a></li></ul>
<div class="page-banner"><div class="page-banner-scene"></div><p>Words on a scene</p></div>
</main><footer></footer><div class="cover"></div></body></html>`;

const badScreen = `<!doctype html><html lang="en"><title>Bad</title><style>
  .bare { border: 0 } .clear { border: 2px solid Canvas; forced-color-adjust: none }
  svg { forced-color-adjust: none } path { fill: none }
</style><body><main><button class="bare">No edge</button><button class="clear">Clear edge</button>
  <svg width="9" height="9"><path d="M0 0h9v9z"/></svg>
  <a href="#a" tabindex="-1">Not reached</a><a href="#b">Reached</a></main></body></html>`;

test('the page checks find the faults of a bad page', async ({ page }) => {
  await page.setContent(badPage);
  await expect(expectAccessible(page)).rejects.toThrow('image-alt');
  expect(await page.evaluate(outlineProblems)).toEqual([
    '2 h1 on the page',
    'h4 after h1: Far below',
    'no language said of "नमस्ते"',
  ]);
  const fit = (await page.evaluate(fitProblems)).join('\n');
  expect(fit).toContain('px too wide');
  expect(fit).toContain('cut off: "A long line that is cut"');
  expect(fit).toContain('a letter a line: "Letters"');
  expect(fit).toContain('"Under it all" lies over "Over it all"');
  expect(fit).toContain('"Words on a scene" lies over the scene');
  await page.keyboard.press('Tab');
  const focus = (await page.evaluate(focusProblems)).join('\n');
  expect(focus).toContain('focus not seen: a. "No ring"');
  expect(focus).toContain('focus hardly seen (1.2): button.pale "Pale ring"');
  expect(await page.evaluate(selectionProblems)).toEqual([
    expect.stringContaining('selected, but looks like the others'),
  ]);
});

test('the office checks find the faults of a bad page', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setContent(badScreen);
  const found = (await page.evaluate(controlProblems)).join('\n');
  expect(found).toContain('No edge');
  expect(found).toContain('Clear edge');
  expect(found).toContain('not drawn');
  await expect(expectAllReached(page)).rejects.toThrow('Not reached');
});
