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
  it('inside a region to another view of the page changes the region', () => {
    const swap = link('href="http://localhost:3000/news-event?page=2"');
    expect(swap?.id).toBe('news');
    expect(swap?.url.search).toBe('?page=2');
  });

  it('inside a region to another page is followed as usual', () => {
    expect(link('href="http://localhost:3000/news-event/detail/a"')).toBeUndefined();
  });

  it('that names a region changes it, wherever it leads on this site', () => {
    expect(link('href="http://localhost:3000/other" data-swap="list"')?.id).toBe('list');
    expect(link('href="http://elsewhere.example.org/" data-swap="list"')).toBeUndefined();
  });

  it('is left alone by an empty name, a new tab, a download or a jump', () => {
    const href = 'href="http://localhost:3000/news-event?page=2"';
    expect(link(`${href} data-swap=""`)).toBeUndefined();
    expect(link(`${href} target="_blank"`)).toBeUndefined();
    expect(link(`${href} download`)).toBeUndefined();
    expect(link('href="http://localhost:3000/news-event?page=1#top"')).toBeUndefined();
    expect(link('')).toBeUndefined();
  });

  it('outside every region is none of its business', () => {
    const outside = find(
      '<a href="http://localhost:3000/news-event?page=2">x</a>',
      HTMLAnchorElement,
    );
    expect(swapForLink(outside, here)).toBeUndefined();
  });
});

describe('a form', () => {
  const form = (attributes: string) =>
    find(
      `<ui-swap id="results"><form ${attributes}><input name="year" value="2024 b"></form></ui-swap>`,
      HTMLFormElement,
    );

  it('becomes the address that the browser would ask for', () => {
    const swap = swapForForm(form('action="/news-event?old=1"'), here);
    expect(swap?.id).toBe('results');
    expect(swap?.url.href).toBe('http://localhost:3000/news-event?year=2024+b');
  });

  it('without an action asks its own page', () => {
    expect(swapForForm(form(''), here)?.url.pathname).toBe('/news-event');
  });

  it('that posts is left alone', () => {
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

  it('is none when it is gone', () => {
    expect(
      matchingControl(region('<a href="/gone">x</a>').firstElementChild, region('')),
    ).toBeUndefined();
    expect(matchingControl(null, region('<a href="/x">x</a>'))).toBeUndefined();
  });
});

describe('a plain click', () => {
  it('is one without keys, by the first button', () => {
    expect(isPlainClick(new MouseEvent('click'))).toBe(true);
    for (const keys of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
      expect(isPlainClick(new MouseEvent('click', keys))).toBe(false);
    }
  });
});
