import { expect, it } from 'vitest';
import { policyFor } from '@/lib/page-cache/policy';
import { ruleFor } from '@/lib/page-cache/routes';

const policyOf = (path: string) =>
  policyFor(ruleFor(path), { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] });

it('a document may load nothing but the site’s own files and pictures, and may not be framed', () => {
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
});

it('the pages with a video may show the frame and the pictures of one service', () => {
  expect(policyOf('/')).toContain('frame-src https://www.youtube-nocookie.com');
});
