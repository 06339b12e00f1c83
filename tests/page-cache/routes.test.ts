import { describe, expect, it } from 'vitest';
import { knownTags, ruleFor, tagsFor } from '@/lib/page-cache/routes';

describe('the page table', () => {
  it('names the four apps, and treats everything else as a document', () => {
    for (const path of ['/register', '/donate-register', '/contact-us', '/careers/apply-now']) {
      expect(ruleFor(path).kind, path).toBe('app');
    }
    for (const path of ['/', '/careers', '/news-event/detail/x', '/nowhere', '/registered']) {
      expect(ruleFor(path).kind, path).toBe('document');
    }
  });

  it('covers paths below a starred path and nothing else', () => {
    expect(ruleFor('/news-event/page/2').tags).toContain('news');
    expect(ruleFor('/news-events').tags).not.toContain('news');
  });

  it('refreshes the feed and the sitemap with the news', () => {
    for (const path of ['/feed.xml', '/sitemap.xml']) expect(tagsFor(path)).toContain('news');
    // It names the years of the results.
    expect(tagsFor('/sitemap.xml')).toContain('academics');
  });

  it('refreshes every page when the announcement changes', () => {
    expect(tagsFor('/nowhere')).toContain('admission-dates');
    expect(knownTags).toContain('admission-dates');
  });
});
