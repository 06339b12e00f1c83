import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FeatherEye } from '@/components/ui/feather-eye';

const shapes = (svg: string) =>
  [...svg.matchAll(/<path fill="([^"]+)" d="([^"]+)"/g)].map(([, fill, d]) => [fill, d]);

it('the mark in the page is the drawing', () => {
  const drawing = shapes(readFileSync('public/art/feather-eye.svg', 'utf8'));
  expect(drawing).toHaveLength(4);
  expect(shapes(renderToStaticMarkup(<FeatherEye />))).toEqual(drawing);
});
