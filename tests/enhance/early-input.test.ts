// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handOver, isAwaited, note, RECORDED_EVENTS } from '@/enhance/app/early-input';

/** Events seen by a framework that listens at the document. */
let seen: string[] = [];
const listen = (name: string) =>
  document.addEventListener(name, ({ target }) => {
    if (target instanceof Element) seen.push(`${name} ${target.id}`);
  });
for (const name of ['click', 'keydown', 'submit', 'input', 'change']) listen(name);

const find = <Part extends HTMLElement = HTMLInputElement>(id: string) =>
  document.querySelector<Part>(`#${id}`) ?? expect.unreachable(id);

function type(id: string, value: string): void {
  find(id).value = value;
  find(id).dispatchEvent(new Event('input', { bubbles: true }));
}

const enter = (id: string) =>
  find(id).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));

const form = `
  <main><form id="form">
    <input id="name"><input id="box" type="checkbox">
    <input id="yes" name="choice" type="radio"><input id="no" name="choice" type="radio"><input id="country" role="combobox">
    <select id="list"><option>a</option><option>b</option></select>
    <button id="code" type="button"></button><button id="send" type="submit"></button>
  </form></main>`;

beforeEach(() => {
  document.body.innerHTML = form;
  for (const name of RECORDED_EVENTS) addEventListener(name, note, true);
  return () => {
    for (const name of RECORDED_EVENTS) removeEventListener(name, note, true);
    seen = [];
  };
});

function start(): void {
  for (const name of RECORDED_EVENTS) removeEventListener(name, note, true);
  seen = [];
  handOver();
}

describe('presses before the start', () => {
  it('are hidden from the framework and replayed once each, in order', () => {
    find('code').click();
    enter('name');
    find('send').click();
    find('code').click();
    expect(seen).toEqual(['click send']);
    expect(isAwaited()).toBe(true);
    find('form').addEventListener('submit', (event) => event.preventDefault());
    start();
    expect(seen).toEqual(['keydown name', 'click send', 'submit form', 'click code']);
    expect(isAwaited()).toBe(false);
  });

  it('mark the button that Enter stands for as busy', () => {
    find('name').after(find('code'));
    find('code').parentElement?.classList.add('code-row');
    enter('name');
    expect(find('code').ariaBusy).toBe('true');
    start();
    expect(find('code').ariaBusy).toBeNull();
  });

  it('open a select', () => {
    find('country').click();
    expect(seen).toEqual([]);
    start();
    expect(seen).toEqual(['click country']);
  });

  it('mark their button as busy until then', () => {
    find('code').click();
    expect(find('code').getAttribute('aria-busy')).toBe('true');
    start();
    expect(find('code').hasAttribute('aria-busy')).toBe(false);
  });

  it('are not those of a key that ends a composition', () => {
    const key = { key: 'Enter', isComposing: true, bubbles: true };
    find('name').dispatchEvent(new KeyboardEvent('keydown', key));
    expect(isAwaited()).toBe(false);
  });
});

describe('input before the start', () => {
  it('is restored in a field that the framework has set, past its own property', () => {
    type('name', 'Asha');
    const set = vi.fn();
    // React defines such a property to track the value that it has set.
    Object.defineProperty(find('name'), 'value', { get: () => '', set, configurable: true });
    start();
    Reflect.deleteProperty(find('name'), 'value');
    expect(find('name').value).toBe('Asha');
    expect(set).not.toHaveBeenCalled();
    expect(seen).toEqual(['input name']);
  });

  it('is left alone in a field that still has it', () => {
    type('name', 'Asha');
    start();
    expect(seen).toEqual([]);
  });

  it('is chosen and ticked again', () => {
    find('box').click();
    find<HTMLSelectElement>('list').value = 'b';
    find('list').dispatchEvent(new Event('change', { bubbles: true }));
    find('box').checked = false;
    find<HTMLSelectElement>('list').value = 'a';
    start();
    expect(find('box').checked).toBe(true);
    expect(find<HTMLSelectElement>('list').value).toBe('b');
  });

  it('is the last choice of a group of radio buttons', () => {
    for (const id of ['yes', 'no', 'yes']) find(id).click();
    find('yes').checked = false;
    start();
    expect(seen).toContain('click yes');
    expect([find('yes').checked, find('no').checked]).toEqual([true, false]);
  });

  it('and presses and the focus move to a form that the framework has rendered again', () => {
    find('name').focus();
    type('name', 'Asha');
    find('code').click();
    document.body.innerHTML = form;
    start();
    expect(find('name').value).toBe('Asha');
    expect(document.activeElement).toBe(find('name'));
    expect(seen).toContain('click code');
  });
});
