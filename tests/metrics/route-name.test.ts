import { describe, expect, it } from 'vitest';
import { methodName, routeName } from '@/lib/metrics/route-name';

describe('the route name of a request', () => {
  it.each([
    ['/', '/'],
    ['/?tab=1', '/'],
    ['/about/welcome?tab=2', '/about'],
    ['/news-event/detail/sports-day', '/news-event'],
    ['/api/contact-us', '/api/contact-us'],
    ['/api/captcha/challenge', '/api/captcha/challenge'],
    ['/api/who-knows', '/api/other'],
    ['/api/contact-us/../x', '/api/other'],
    ['/_next/static/chunks/a.js', 'files'],
    ['/_next/image?url=%2Fmedia%2Fa.webp&w=640', 'images'],
    ['/media/a/b.pdf', 'media'],
    ['/files/uploads/b.jpg', 'media'],
    ['/art/temple.svg', 'files'],
    ['/feed.xml', '/feed.xml'],
    ['/wp-admin/setup.php', 'files'],
    ['/anything/else', 'other'],
    ['/__proto__', 'other'],
  ])('%s is %s', (url, name) => {
    expect(routeName(url)).toBe(name);
  });

  it('counts unknown methods as one', () => {
    expect([methodName('GET'), methodName('BREW'), methodName()]).toEqual([
      'GET',
      'other',
      'other',
    ]);
  });
});
