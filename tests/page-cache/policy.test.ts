import { describe, expect, it } from 'vitest';
import { policyFor } from '@/lib/page-cache/policy';
import { ruleFor } from '@/lib/page-cache/routes';

describe('policyFor', () => {
  it('lets a document run nothing but the file of the site', () => {
    const policy = policyFor(ruleFor('/news-event'), {});
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toContain('unsafe');
  });

  it('lets an app run the inline scripts it was kept with', () => {
    const policy = policyFor(ruleFor('/register'), { scripts: ["'sha256-x'"] });
    expect(policy).toMatch(/script-src 'self' [^;]*checkout\.razorpay\.com[^;]* 'sha256-x'/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('opens payment and captcha hosts on their own pages only', () => {
    for (const path of ['/', '/contribute', '/careers', '/news-event', '/contact-us']) {
      expect(policyFor(ruleFor(path), {})).not.toContain('razorpay');
    }
    for (const path of ['/', '/register', '/careers', '/news-event']) {
      expect(policyFor(ruleFor(path), {})).not.toContain('recaptcha');
    }
  });

  it('does not share what one page adds with the next', () => {
    policyFor(ruleFor('/register'), { scripts: ["'sha256-x'"] });
    expect(policyFor(ruleFor('/donate-register'), {})).not.toContain('sha256-x');
  });
});
