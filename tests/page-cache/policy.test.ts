import { describe, expect, it, vi } from 'vitest';
import { plainPolicyFor, policyFor } from '@/lib/page-cache/policy';
import { ruleFor } from '@/lib/page-cache/routes';

const policyOf = (path: string) =>
  policyFor(ruleFor(path), { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] });

it('a document may load only the site’s own files and pictures, and may not be framed', () => {
  expect(policyOf('/news-event').split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-script'",
    "style-src 'self' 'sha256-style'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
});

it('a payment page also reaches the provider, and reports what was blocked', () => {
  const document = policyOf('/news-event').split('; ');
  const more = policyOf('/donate-register')
    .split('; ')
    .filter((directive) => !document.includes(directive));
  expect(more).toEqual([
    expect.stringMatching(
      /^script-src 'self' https:\/\/checkout\.razorpay\.com.* 'sha256-script'$/,
    ),
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self' https://*.razorpay.com",
    "form-action 'self' https://api.razorpay.com",
    'frame-src https://api.razorpay.com https://checkout.razorpay.com',
    'report-uri /api/csp-reports',
    'report-to csp',
  ]);
  for (const path of ['/register', '/donate-register', '/news-event']) {
    expect(policyOf(path)).not.toMatch(/script-src[^;]*unsafe/);
  }
});

it('pages with a video may show the frame and the pictures of one service', () => {
  expect(policyOf('/')).toContain('frame-src https://www.youtube-nocookie.com');
});

describe('policyFor', () => {
  it('allows inline scripts for a page as Next renders it, and the usual hosts', () => {
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

  it('allows nothing for reCAPTCHA if the school has no key', () => {
    const policy = policyFor(ruleFor('/contact-us'), {});
    expect(policy).toContain('worker-src blob:');
    expect(policy).not.toContain('google');
  });

  it('allows the hosts of reCAPTCHA, and no worker, if the school has a key', async () => {
    vi.resetModules();
    vi.stubEnv('RECAPTCHA_SITE_KEY', 'site-key-of-a-test');
    vi.stubEnv('RECAPTCHA_SECRET', 'secret-of-a-test');
    const fresh = await import('@/lib/page-cache/policy');
    const policy = fresh.policyFor(ruleFor('/contact-us'), {});
    vi.unstubAllEnvs();
    expect(policy).toMatch(/script-src[^;]*https:\/\/www\.google\.com\/recaptcha\//);
    expect(policy).not.toContain('worker-src');
  });

  it.each([
    ['/about', ''],
    ['/careers/apply-now', ''],
    ['/', ' https://i.ytimg.com'],
    ['/register', ' https://*.razorpay.com'],
  ])(
    'allows pictures of the named hosts instead of any https host, and of what %s needs',
    async (path, more) => {
      vi.resetModules();
      vi.stubEnv('MEDIA_HOSTS', 'pictures.example.org, *.example.com');
      const fresh = await import('@/lib/page-cache/policy');
      const policy = fresh.policyFor(ruleFor(path), {});
      vi.unstubAllEnvs();
      const named = 'https://pictures.example.org https://*.example.com';
      expect(policy).toContain(`; img-src 'self' data: ${named}${more}; `);
      expect(policy).not.toMatch(/ https:[; ]/);
    },
  );

  it('does not leak one page’s additions into the next', () => {
    policyFor(ruleFor('/register'), { scripts: ["'sha256-x'"] });
    expect(policyFor(ruleFor('/donate-register'), {})).not.toContain('sha256-x');
  });
});
