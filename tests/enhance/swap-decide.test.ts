// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { isPlainClick } from '@/enhance/plain-click';
import { matchingControl, swapForForm, swapForLink } from '@/enhance/swap-decide';

const here = new URL('http://localhost:3000/news-event?page=1');

function find<T extends HTMLElement>(markup: string, type: new () => T): T {
  document.body.innerHTML = markup;
  const found = [...document.querySelectorAll('*')].find((each) => each instanceof type);
  if (!(found instanceof type)) throw new Error('no such control');
  return found;
}

const link = (attributes: string) =>
  swapForLink(find(`<ui-swap id="news"><a ${attributes}>x</a></ui-swap>`, HTMLAnchorElement), here);

describe('a link', () => {
  const SITE = 'http://localhost:3000';
  const page2 = `href="${SITE}/news-event?page=2"`;

  it.each([
    ['to another view of the page changes its region', page2, 'news'],
    ['to another page is followed as usual', `href="${SITE}/news-event/detail/a"`, undefined],
    ['that names a region changes it', `href="${SITE}/other" data-swap="list"`, 'list'],
    [
      'to another site does not',
      'href="http://elsewhere.example.org/" data-swap="list"',
      undefined,
    ],
    ['with an empty name is left alone', `${page2} data-swap=""`, undefined],
    ['to a new tab is left alone', `${page2} target="_blank"`, undefined],
    ['to a download is left alone', `${page2} download`, undefined],
    ['to a part of the page is left alone', `href="${SITE}/news-event?page=1#top"`, undefined],
    ['without an address is left alone', '', undefined],
  ])('%s', (_, attributes, id) => {
    expect(link(attributes)?.id).toBe(id);
  });

  it('requests its own address, and only inside a region', () => {
    expect(link(page2)?.url.search).toBe('?page=2');
    expect(swapForLink(find(`<a ${page2}>x</a>`, HTMLAnchorElement), here)).toBeUndefined();
  });
});

describe('a form', () => {
  const form = (attributes: string) =>
    find(
      `<ui-swap id="results"><form ${attributes}><input name="year" value="2024 b"></form></ui-swap>`,
      HTMLFormElement,
    );

  it('becomes the address that the browser would request', () => {
    const swap = swapForForm(form('action="/news-event?old=1"'), here);
    expect(swap?.id).toBe('results');
    expect(swap?.url.href).toBe('http://localhost:3000/news-event?year=2024+b');
  });

  it('without an action requests its own page', () => {
    expect(swapForForm(form(''), here)?.url.pathname).toBe('/news-event');
  });

  it('with POST is left alone', () => {
    expect(swapForForm(form('method="post"'), here)).toBeUndefined();
  });
});

describe('the control that keeps the focus', () => {
  const region = (markup: string) => {
    const root = document.createElement('div');
    root.innerHTML = markup;
    return root;
  };

  it('is found by id, address or name', () => {
    const root = region(
      '<a href="/x?page=2">2</a><button id="b">b</button><select name="year"></select>',
    );
    const old = region(
      '<a href="/x?page=2">old</a><button id="b">old</button><select name="year"></select>',
    );
    for (const [index, each] of [...old.children].entries()) {
      expect(matchingControl(each, root)).toBe(root.children[index]);
    }
  });

  it('is none if it is gone', () => {
    expect(
      matchingControl(region('<a href="/gone">x</a>').firstElementChild, region('')),
    ).toBeUndefined();
    expect(matchingControl(null, region('<a href="/x">x</a>'))).toBeUndefined();
  });
});

it('a plain click has no modifier keys and the first button', () => {
  expect(isPlainClick(new MouseEvent('click'))).toBe(true);
  for (const keys of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
    expect(isPlainClick(new MouseEvent('click', keys))).toBe(false);
  }
});
