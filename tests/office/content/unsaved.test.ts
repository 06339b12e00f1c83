// @vitest-environment jsdom

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { goBackToList } from '@/school-api/office/browser/go-back-to-list';
import { unsaved } from '@/school-api/office/browser/unsaved';

type Page = {
  record?: string;
  person?: string;
  basedOn?: string;
  title?: string;
  isRefused?: boolean;
  path?: string;
};

/** A page of the office with a form, as the server would render it. */
function open({
  record = 'news 12',
  person = '3',
  basedOn = 'first',
  title = 'Sports day',
  isRefused = false,
  path = '/content/news/12',
}: Page = {}) {
  history.replaceState(null, '', path);
  document.body.innerHTML = `<office-unsaved data-record="${record}" data-person="${person}"${
    isRefused ? ' data-refused' : ''
  }><form method="post"><input type="hidden" name="basedOn" value="${basedOn}">
    <input class="control" name="field.title" value="${title}">
    <input type="checkbox" name="field.consent" value="yes">
    <textarea name="field.text">Words</textarea><button>Save</button></form></office-unsaved>`;
  unsaved();
}

const field = (name: string) => {
  const found = document.querySelector('form')?.elements.namedItem(name);
  if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) return found;
  throw new Error(`there is no ${name}`);
};

function type(name: string, words: string) {
  field(name).value = words;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
}

function write(words = 'Long words', page?: Page) {
  open(page);
  type('field.text', words);
}

const leave = () => dispatchEvent(new Event('pagehide'));
const offered = () => document.querySelector('.unsaved');
const press = (label: string) =>
  [...document.querySelectorAll('button')]
    .find(({ textContent }) => textContent === label)
    ?.click();

function asks(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Test files share the document, whose other listeners cancel each submission that can be. */
function send({ cancelable = false } = {}) {
  const event = new Event('submit', { bubbles: true, cancelable });
  document.querySelector('form')?.dispatchEvent(event);
}

beforeEach(() => {
  localStorage.clear();
  leave();
  localStorage.clear();
  vi.restoreAllMocks();
});

// First: other tests' pages ask for confirmation as long as the window exists.
describe('leaving the page', () => {
  it('asks for confirmation only with unsaved input', () => {
    open();
    expect(asks()).toBe(false);
    type('field.text', 'Long words');
    expect(asks()).toBe(true);
    send();
    expect(asks()).toBe(false);
  });

  it('asks for confirmation if a script stopped the submission', () => {
    write();
    document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
    send({ cancelable: true });
    expect(asks()).toBe(true);
  });
});

describe('unsaved input', () => {
  it('is offered when the page is reopened, and restored with its base version', () => {
    open();
    type('field.title', 'Sports day, moved');
    const consent = field('field.consent');
    if (consent instanceof HTMLInputElement) consent.checked = true;
    leave();
    open({ basedOn: 'second', title: 'Sports day by somebody else' });
    expect(offered()?.textContent).toContain('You have unsaved changes from earlier.');
    expect(field('field.title').value).toBe('Sports day by somebody else');
    press('Restore them');
    expect(field('field.title').value).toBe('Sports day, moved');
    expect(field('field.consent')).toHaveProperty('checked', true);
    expect(field('basedOn').value).toBe('first');
    expect(offered()).toBeNull();
  });

  it('can be discarded for good', () => {
    write('Other words');
    leave();
    open();
    press('Discard them');
    open();
    expect(offered()).toBeNull();
  });

  it('is not offered if nothing was typed, or it was undone', () => {
    open();
    leave();
    open();
    expect(offered()).toBeNull();
    type('field.text', 'Other words');
    type('field.text', 'Words');
    leave();
    open();
    expect(offered()).toBeNull();
  });

  it('belongs to one record and one person', () => {
    write('Other words');
    leave();
    open({ record: 'news 13', path: '/content/news/13' });
    expect(offered()).toBeNull();
    open({ person: '4' });
    expect(offered()).toBeNull();
    open();
    expect(offered()).not.toBeNull();
  });

  it('survives a failed submission, and the sign-in after it', () => {
    write();
    send();
    document.body.innerHTML = '<div class="office-outside"></div>';
    history.replaceState(null, '', '/sign-in?to=/content/news/12');
    goBackToList();
    open();
    press('Restore them');
    expect(field('field.text').value).toBe('Long words');
  });

  it('is gone once the office has saved it, also for a new record', () => {
    write('Long words', { record: 'news new', path: '/content/news/new' });
    send();
    open({ path: '/content/news/12?message=content-saved-draft' });
    open({ record: 'news new', path: '/content/news/new' });
    expect(offered()).toBeNull();
  });

  it('is gone after signing out', () => {
    write();
    leave();
    document.body.innerHTML = '<div class="office-outside"></div>';
    history.replaceState(null, '', '/sign-in?message=signed-out');
    goBackToList();
    open();
    expect(offered()).toBeNull();
  });

  it('survives the tab', () => {
    write();
    leave();
    sessionStorage.clear();
    open();
    expect(offered()).not.toBeNull();
  });

  it('is dropped after a day', () => {
    vi.spyOn(Date, 'now').mockReturnValue(0);
    write();
    leave();
    vi.spyOn(Date, 'now').mockReturnValue(23 * 3_600_000);
    open();
    expect(offered()).not.toBeNull();
    vi.spyOn(Date, 'now').mockReturnValue(25 * 3_600_000);
    open();
    expect(offered()).toBeNull();
  });

  it('is replaced by newer input, so that it never fills the browser', () => {
    let now = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => now);
    for (let id = 1; id <= 30; id += 1) {
      now += 1;
      open({ record: `news ${id}` });
      type('field.text', 'Words '.repeat(40_000));
      leave();
    }
    const kept = Object.keys(localStorage);
    expect(kept.length).toBeGreaterThan(8);
    expect(kept.length).toBeLessThanOrEqual(20);
    open({ record: 'news 1' });
    expect(offered()).toBeNull();
    open({ record: 'news 30' });
    expect(offered()).not.toBeNull();
  });

  it('is kept although it exceeds the office’s limit', () => {
    write('क'.repeat(400_000));
    send();
    open();
    press('Restore them');
    expect(field('field.text').value).toHaveLength(400_000);
  });

  it.each(['full', 'refused'])('is not kept if the storage is %s', (how) => {
    const no = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    if (how === 'full') vi.spyOn(Storage.prototype, 'setItem').mockImplementation(no);
    else vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(no);
    write();
    leave();
    send();
    open({ path: '/content/news/12?message=content-saved-draft' });
    expect(offered()).toBeNull();
  });

  it.each([
    ['school', '/school?message=school-saved'],
    ['picture 7', '/pictures/7?message=saved'],
  ])('of %s is gone once saved', (record, saved) => {
    write('Long words', { record });
    send();
    history.replaceState(null, '', saved);
    document.body.innerHTML = '';
    unsaved();
    open({ record });
    expect(offered()).toBeNull();
  });

  it('is not offered in a form that was returned with it', () => {
    write();
    send();
    open({ isRefused: true });
    expect(offered()).toBeNull();
  });
});
