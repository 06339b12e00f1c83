import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Logo } from '@/components/layout/logo';
import { logo } from '@/content/school';

it('the header shows the logo of content/school.ts', () => {
  const paths = renderToStaticMarkup(<Logo />).matchAll(/<path fill="([^"]+)" d="([^"]+)"/g);
  expect([...paths].map(([, fill, d]) => ({ fill, d }))).toEqual(logo.paths);
});
