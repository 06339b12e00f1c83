import { expect } from 'vitest';
import { until } from '../support/until';
import type { Visitor } from '../support/visitor';
import { openToStay } from './stay';

export const tabs = {
  'tabs are changed in place, and Back and Forward follow': tabsInPlace,
  'the way on at the end of a tab begins the next one at its top': nextTab,
  'tabs inside a page are changed by presses and keys': tabsInside,
  'the year of the results changes in place': resultsYear,
};

async function tabsInPlace(visitor: Visitor): Promise<void> {
  const { role, css, isAt, browser } = visitor;
  for (const [path, section, tab, address] of [
    ['/student-life', 'Student Life', 'Our Care', '/student-life?tab=2'],
    ['/facility', 'Facilities', 'Robotics', '/facility?tab=1'],
  ] as const) {
    const expectStayed = await openToStay(visitor, path);
    await role('navigation', section).role('link', tab).nth(0).click();
    await css('h1').shows({ text: tab, focused: true });
    await isAt(address);
    await browser.back();
    await isAt(path);
    await css('.tab').nth(0).shows({ current: true });
    await browser.forward();
    await css('h1').shows({ text: tab });
    await expectStayed();
    await browser.reload();
    await css('h1').shows({ text: tab });
    await browser.back();
    await isAt(path);
    await css('.tab').nth(0).shows({ current: true });
  }
}

async function nextTab(visitor: Visitor): Promise<void> {
  const { role, css, run } = visitor;
  const expectStayed = await openToStay(visitor, '/student-life?tab=2');
  await role('link', 'Next Spiritual Practice').click();
  await css('h1').shows({ text: 'Spiritual Practice' });
  await css('.breadcrumb li:last-child').says('Spiritual Practice');
  await until(async () => expect(await run(() => scrollY)).toBe(0));
  await expectStayed();
}

async function tabsInside(visitor: Visitor): Promise<void> {
  const { role, css, isAt } = visitor;
  const expectStayed = await openToStay(visitor, '/acedemics');
  await role('tab', 'Faculty').click();
  await role('tabpanel', 'Faculty').shows();
  await css('.breadcrumb li[aria-current], .breadcrumb li:last-child').says('Faculty');
  await visitor.browser.press('ArrowDown');
  await role('tab', 'Departments').shows({ current: true, focused: true });
  await role('tabpanel', 'Departments').shows();
  await css('[data-scene-of="departments"]').shows();
  await css('[data-scene-of="results"]').counts(0);
  await isAt('/acedemics');
  await expectStayed();
  await visitor.browser.press('Tab');
  await role('tabpanel').shows({ focused: true });
  await visitor.comeAnew('/acedemics#faculty');
  await role('tab', 'Faculty').shows({ current: true });
}

async function resultsYear(visitor: Visitor): Promise<void> {
  const { label, css, isAt, browser } = visitor;
  const expectStayed = await openToStay(visitor, '/acedemics/results');
  // WebKit skips history entries without a user gesture, and `choose` is not one.
  await css('h1').click();
  await label('Year').choose('2023');
  await isAt('/acedemics/results?year=2023');
  await visitor.role('region', 'Class 10th, 2023').shows();
  expect(await visitor.run(() => document.title)).toMatch(/^Results 2023/);
  await browser.back();
  await label('Year').shows({ value: '2025' });
  await visitor.role('region', 'Class 10th, 2025').shows();
  await expectStayed();
}
