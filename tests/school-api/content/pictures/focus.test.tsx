import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { compile } from 'tailwindcss';
import { describe, expect, it } from 'vitest';
import { Picture } from '@/components/ui/picture';
import { focusClass } from '@/lib/files/picture-focus';

const { build } = await compile(
  `@tailwind utilities;${readFileSync('components/ui/picture-focus.css', 'utf8')}`,
);
const css = build([]);

describe('a picture’s focus point', () => {
  it.each([
    ['/media/office/hall-1.f30x60.webp', 'focus-x-30 focus-y-60'],
    ['/media/office/hall-1.f33x66.webp', 'focus-x-30 focus-y-70'],
    ['/media/office/hall-1.f0x100.webp', 'focus-x-0 focus-y-100'],
    ['/media/office/hall-1.f999x4.webp', 'focus-x-100 focus-y-0'],
    ['/media/office/hall-1.webp', undefined],
    ['/media/pictures/f30x60.webp', undefined],
    ['', undefined],
    [null, undefined],
  ])('of %s is %s', (src, names) => {
    expect(focusClass(src)).toBe(names);
  });

  it('has a rule for each class', () => {
    for (let n = 0; n <= 100; n += 1) {
      const names = focusClass(`/media/office/hall-1.f${n}x${n}.webp`)?.split(' ') ?? [];
      for (const name of names) expect(css).toContain(`.${name} {`);
      expect(names).toHaveLength(2);
    }
  });

  it('is a class of the image, since the pages’ policy allows no style attribute', () => {
    const show = (src: string) => renderToStaticMarkup(<Picture src={src} alt="" />);
    expect(show('/media/office/hall-1.f30x60.webp')).toContain('class="focus-x-30 focus-y-60"');
    expect(show('/media/office/hall-1.webp')).not.toContain('focus-');
  });
});
