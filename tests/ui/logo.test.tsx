import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Logo } from '@/components/layout/logo';
import { logo } from '@/content/school';
import { isDemoSchool } from '../support/demo-school';

const paths = (svg: string) =>
  [...svg.matchAll(/<path fill="([^"]+)" d="([^"]+)"/g)].map(([, fill, d]) => ({ fill, d }));

it('the header shows the logo of content/school.ts', () => {
  expect(paths(renderToStaticMarkup(<Logo />))).toEqual(logo.paths);
});

if (isDemoSchool) {
  it('the demo’s logo is its drawing', () => {
    const drawing = paths(readFileSync('public/art/feather-eye.svg', 'utf8'));
    expect(drawing).toHaveLength(4);
    expect(logo.paths).toEqual(drawing);
  });
}
