import type { Preview } from '@/contract/preview';
import { appStartCode, enhanceSrc } from '@/lib/files/enhance-src';
import { makePage } from '@/lib/page-cache/make-page';
import { ruleFor } from '@/lib/page-cache/routes';
import { readBuiltSheet } from '@/lib/page-cache/styles';
import { renderedPath } from '@/lib/page-cache/variants';

/** Turns the rendered preview into the page's final form, with the same strict policy. */
export async function finishPreview(rendered: string, { path }: Preview) {
  const [page = '', query = ''] = path.split('?', 2);
  const rule = ruleFor(renderedPath(page, query));
  const output = {
    enhanceSrc: enhanceSrc(),
    appStartCode: appStartCode(),
    readSheet: readBuiltSheet,
  };
  const { html, policy } = await makePage({ ...rule, kind: 'document' }, rendered, output);
  // Only the phone-width preview frames it.
  return { html, policy: policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'") };
}
