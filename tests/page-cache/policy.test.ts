import { describe, expect, it, vi } from 'vitest';
import { plainPolicyFor, policyFor } from '@/lib/page-cache/policy';
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

  it('allows inline scripts to a page as Next renders it, and the same hosts as ever', () => {
    const policy = plainPolicyFor('/register');
    expect(policy).toMatch(/script-src 'self' [^;]*checkout\.razorpay\.com[^;]* 'unsafe-inline'/);
    expect(plainPolicyFor('/about')).toContain("script-src 'self' 'unsafe-inline';");
    expect(plainPolicyFor('/about')).toContain("style-src 'self' 'unsafe-inline';");
  });

  it('opens payment and captcha hosts on their own pages only', () => {
    for (const path of ['/', '/contribute', '/careers', '/news-event', '/contact-us']) {
      expect(policyFor(ruleFor(path), {})).not.toContain('razorpay');
    }
    for (const path of ['/', '/register', '/careers', '/careers/apply-now', '/news-event']) {
      expect(policyFor(ruleFor(path), {})).not.toMatch(/recaptcha|worker-src/);
    }
  });

  it('asks nothing of reCAPTCHA where the school has no key of it', () => {
    const policy = policyFor(ruleFor('/contact-us'), {});
    expect(policy).toContain('worker-src blob:');
    expect(policy).not.toContain('google');
  });

  it('opens the hosts of reCAPTCHA, and no worker, where the school has a key', async () => {
    vi.resetModules();
    vi.stubEnv('RECAPTCHA_SITE_KEY', 'site-key-of-a-test');
    vi.stubEnv('RECAPTCHA_SECRET', 'secret-of-a-test');
    const fresh = await import('@/lib/page-cache/policy');
    const policy = fresh.policyFor(ruleFor('/contact-us'), {});
    vi.unstubAllEnvs();
    expect(policy).toMatch(/script-src[^;]*https:\/\/www\.google\.com\/recaptcha\//);
    expect(policy).not.toContain('worker-src');
  });

  it('allows pictures of any https host where none is named', () => {
    for (const path of ['/', '/about', '/register', '/contact-us']) {
      expect(policyFor(ruleFor(path), {}), path).toContain("; img-src 'self' data: https:; ");
    }
  });

  it.each([
    ['/about', ''],
    ['/careers/apply-now', ''],
    ['/', ' https://i.ytimg.com'],
    ['/register', ' https://*.razorpay.com'],
  ])('allows pictures of the named hosts instead, and of what %s needs', async (path, more) => {
    vi.resetModules();
    vi.stubEnv('MEDIA_HOSTS', 'pictures.example.org, *.example.com');
    const fresh = await import('@/lib/page-cache/policy');
    const policy = fresh.policyFor(ruleFor(path), {});
    vi.unstubAllEnvs();
    const named = 'https://pictures.example.org https://*.example.com';
    expect(policy).toContain(`; img-src 'self' data: ${named}${more}; `);
    expect(policy).not.toMatch(/ https:[; ]/);
  });

  it('does not share what one page adds with the next', () => {
    policyFor(ruleFor('/register'), { scripts: ["'sha256-x'"] });
    expect(policyFor(ruleFor('/donate-register'), {})).not.toContain('sha256-x');
  });
});
