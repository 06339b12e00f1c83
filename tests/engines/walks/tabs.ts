import type { Visitor } from '../support/visitor';
import { openEnhanced, openToStay } from './stay';

export const tabs = {
  'tabs are changed in place, and Back and Forward follow': tabsInPlace,
  'tabs inside a page are changed by presses and keys': tabsInside,
  'grades change in place': grades,
  'ways to give change in place': gifts,
  'the year of the results changes in place': resultsYear,
  'news go on to the next page': newsPages,
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
  }
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
  await isAt('/acedemics');
  await expectStayed();
}

async function grades(visitor: Visitor): Promise<void> {
  const { role, css, isAt, browser } = visitor;
  const expectStayed = await openToStay(visitor, '/syllabus');
  await role('link', 'Grade 12').click();
  await css('#grade h2').says('Grade 12');
  await isAt('/syllabus?grade=12');
  await role('link', 'Grade 12').shows({ focused: true, current: true });
  await browser.back();
  await css('#grade h2').shows({ text: 'Grade 2' });
  await expectStayed();
}

async function gifts(visitor: Visitor): Promise<void> {
  const { role, isAt } = visitor;
  const expectStayed = await openToStay(visitor, '/contribute');
  await role('link', 'Tax Benefit').click();
  await role('heading', '35AC benefit').shows();
  await isAt('/contribute?tab=1');
  await expectStayed();
}

async function resultsYear(visitor: Visitor): Promise<void> {
  const { label, css, isAt, browser } = visitor;
  const expectStayed = await openToStay(visitor, '/acedemics/results');
  // WebKit skips history entries without a user gesture, and `choose` is none.
  await css('h1').click();
  await label('Year').choose('2023');
  await isAt('/acedemics/results?year=2023');
  await visitor.role('region', 'Class 10th, 2023').shows();
  await browser.back();
  await label('Year').shows({ value: '2025' });
  await visitor.role('region', 'Class 10th, 2025').shows();
  await expectStayed();
}

async function newsPages(visitor: Visitor): Promise<void> {
  const { role, isAt, browser } = visitor;
  await openEnhanced(visitor, '/news-event');
  await role('link', /^Next/).click();
  await isAt('/news-event?page=2');
  await role('link', /^(Page )?2$/).shows({ current: true });
  await browser.back();
  await isAt('/news-event');
}
