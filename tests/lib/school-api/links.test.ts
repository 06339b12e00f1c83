import { beforeEach, expect, it, vi } from 'vitest';
import { linkUrl } from '@/lib/school-api/media';
import { youtubeId } from '@/lib/school-api/youtube';
import { listed } from '../../support/listed';

beforeEach(() => {
  vi.stubEnv('SCHOOL_API_URL', 'http://127.0.0.1:4000');
  return () => vi.unstubAllEnvs();
});

it.each([
  ['/admission?tab=1', '/admission?tab=1'],
  ['admission', '/admission'],
  ['www.example.org/a', 'https://www.example.org/a'],
  ['http://127.0.0.1:4000/media/a.pdf', '/media/a.pdf'],
  ['/uploads/a.pdf', '/files/uploads/a.pdf'],
  ['http://127.0.0.1:4000/login', 'http://127.0.0.1:4000/login'],
  ['http://127.0.0.1:4000/api/a.pdf', 'http://127.0.0.1:4000/api/a.pdf'],
  ['//example.org', null],
  ['/\\example.org', null],
  ['/\t/example.org', null],
  ['\t/admission', '/admission'],
  ['javascript:alert(1)', null],
  ['mailto:a@example.org', null],
  ['', null],
])('the link %s leads to %s', (value, expected) => {
  expect(linkUrl(value)).toBe(expected);
});

it.each(
  listed(`
    https://www.youtube.com/watch?v=abcdefghi-_ | http://youtube.com/watch?feature=x&v=abcdefghi-_
    https://youtu.be/abcdefghi-_?t=10 | https://www.youtube.com/embed/abcdefghi-_
    https://www.youtube-nocookie.com/embed/abcdefghi-_?rel=0 | www.youtube.com/live/abcdefghi-_
    https://m.youtube.com/shorts/abcdefghi-_
  `),
)('%s names a video', (link) => {
  expect(youtubeId(link)).toBe('abcdefghi-_');
});

it.each(
  listed(`
    https://example.org/watch?v=abcdefghijk | https://youtube.com.example.org/watch?v=abcdefghijk
    https://youtu.be/short | https://www.youtube.com/watch?v=abc"onload=1
    https://www.youtube.com/@school
  `).concat(''),
)('%s names no video', (link) => {
  expect(youtubeId(link)).toBeNull();
});
