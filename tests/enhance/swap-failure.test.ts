// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { lostRecords, showFailure } from '@/enhance/swap-failure';

const failed = '<div class="state">Not loaded</div><data hidden data-degraded=""></data>';
const line = '<p data-swap-failed hidden>It stays. <a href="/">Try again</a></p>';

function region(markup: string): HTMLElement {
  const host = document.createElement('ui-swap');
  host.append(document.createRange().createContextualFragment(markup));
  document.body.append(host);
  return host;
}

const next = new URL('/news-event?page=2', location.href);

beforeEach(() => {
  document.body.replaceChildren();
  Element.prototype.scrollIntoView = () => undefined;
});

describe('a region whose next content failed', () => {
  it('lacks records that it had, and only if it has a message for that', () => {
    expect(lostRecords(region(failed), region(line))).toBe(true);
    expect(lostRecords(region('<p>News</p>'), region(line))).toBe(false);
    expect(lostRecords(region(failed), region(failed))).toBe(false);
    expect(lostRecords(region(failed), region('<p>A tab</p>'))).toBe(false);
  });

  it('shows and announces that beside it, with a link to the requested address', () => {
    const host = region(`<p>News</p>${line}`);
    expect(showFailure(host, next)).toBe(true);
    expect(host.querySelector<HTMLElement>('[data-swap-failed]')?.hidden).toBe(false);
    expect(host.querySelector('a')?.getAttribute('href')).toBe(next.href);
    expect(host.textContent).toContain('News');
    expect(document.querySelector('[role=status]')?.textContent).toContain('It stays.');
  });

  it('that had failed before stays if the same address is tried again, and no other', () => {
    const host = region(failed);
    expect(showFailure(host, new URL(location.href))).toBe(true);
    expect(showFailure(host, next)).toBe(false);
  });

  it('without a failure message is left to the browser', () => {
    expect(showFailure(region('<p>A tab</p>'), next)).toBe(false);
  });
});
