import type { Visitor } from '../support/visitor';
import { setWidth } from './layout';
import { openEnhanced } from './stay';

export const openAndClose = {
  'a vacancy opens over the page and closes in each way': dialog,
  'an alert says that a competition has no link': alertBox,
  'one menu is open at a time, and closes in each way': menus,
  'the menu of a phone opens a section and leads on': phoneMenu,
  'a story is read in full and folded again': story,
  'countries are found by name, by keys and presses': countries,
  'a bank detail is copied': copied,
};

async function dialog(visitor: Visitor): Promise<void> {
  const { role, browser } = visitor;
  await openEnhanced(visitor, '/careers');
  const opener = role('link', /^Click to view more/).nth(0);
  const opened = role('dialog');
  await opener.click();
  await opened.role('link', 'Apply Now').shows();
  await opened.role('button', 'Close').click();
  await opened.counts(0);
  await opener.shows({ focused: true });
  await browser.press('Enter');
  await opened.shows();
  await browser.press('Escape');
  await opened.counts(0);
  await opener.click();
  await opened.shows();
  await visitor.browser.click(3, 3);
  await opened.counts(0);
  await visitor.isAt('/careers');
}

async function alertBox(visitor: Visitor): Promise<void> {
  const { role } = visitor;
  await openEnhanced(visitor, '/competition');
  await role('link', 'Apply: Inter-House Debate').click();
  const alert = role('alertdialog', 'No application link available.');
  await alert.role('button', 'OK').shows({ focused: true });
  await visitor.browser.press('Enter');
  await alert.counts(0);
}

async function menus(visitor: Visitor): Promise<void> {
  const { role, css, browser } = visitor;
  await openEnhanced(visitor, '/news-event');
  const menu = (name: string) => role('navigation', 'Main').css('summary').named(name);
  const opened = css('.site-menu details[open]');
  await menu('Facilities').click();
  await role('navigation', 'Main').role('link', 'Robotics').shows();
  await menu('Academics').click();
  await opened.says('Academics');
  await menu('Academics').click();
  await opened.counts(0);
  await menu('More').click();
  await opened.counts(1);
  await css('h1').click();
  await opened.counts(0);
  await menu('Student Life').focus();
  await browser.press('Enter');
  await opened.counts(1);
  await browser.press('Tab');
  await opened.role('link').nth(0).shows({ focused: true });
  await browser.press('Escape');
  await opened.counts(0);
  await menu('Student Life').shows({ focused: true });
}

async function phoneMenu(visitor: Visitor): Promise<void> {
  const { role, css, isAt, browser } = visitor;
  await setWidth(visitor, 360);
  await openEnhanced(visitor, '/');
  const navigation = role('navigation', 'Main');
  await role('button', 'Menu').click();
  await navigation.shows({ inView: true });
  await browser.press('Escape');
  await navigation.counts(0);
  await role('button', 'Menu').click();
  await navigation.css('summary').named('More').click();
  await navigation.role('link', 'Gita Nagri').shows();
  await navigation.role('link', 'News & Events').click();
  await isAt('/news-event');
  await css('h1').says('News');
}

async function story(visitor: Visitor): Promise<void> {
  await openEnhanced(visitor, '/student-life/alumini');
  const card = visitor.css('.person-card:has(details)').nth(0);
  await card.text('Read more').click();
  await card.css('.read-more-excerpt').counts(0);
  await card.text('Show less').click();
  await card.css('.read-more-excerpt').counts(1);
}

async function countries(visitor: Visitor): Promise<void> {
  const { role, browser } = visitor;
  await visitor.comeAnew('/donate-register');
  const picker = role('combobox', /^Country code/);
  await role('button', 'Continue').shows({ disabled: false });
  await picker.click();
  await role('option').nth(240).shows();
  await browser.selectAll();
  await browser.type('cote');
  await role('option').says('Côte d’Ivoire');
  await role('option').click();
  await picker.shows({ value: '+225 Côte d’Ivoire' });
  await browser.selectAll();
  await browser.type('new z');
  await role('option').says('New Zealand');
  await browser.press('Enter');
  await picker.shows({ value: '+64 New Zealand' });
  await role('option').counts(0);
}

async function copied(visitor: Visitor): Promise<void> {
  await openEnhanced(visitor, '/direct-bank-transfer');
  await visitor.role('button', 'Copy IFSC').click();
  // The button itself says so for two seconds only; the form has statuses of its own.
  await visitor.css('body > [role="status"]').says('Copied');
}
