import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Metadata } from 'next';
import { z } from 'zod';

const isFunction = (value: unknown) => typeof value === 'function';
const pageModule = z.object({
  default: z.custom<(props: object) => Promise<React.ReactNode>>(isFunction),
  metadata: z.custom<Metadata>().optional(),
  generateMetadata: z.custom<(props: object) => Promise<Metadata>>(isFunction).optional(),
});

/** The page at a path, possibly its section's tab, with Next's properties. */
export async function loadPage(path: string) {
  const own = `app${path === '/' ? '' : path}/page.tsx`;
  const file = existsSync(own) ? own : `app${dirname(path)}/[tab]/page.tsx`;
  const { default: Page, ...head } = pageModule.parse(await import(`../../${file}`));
  const props = { params: Promise.resolve({ tab: path.slice(path.lastIndexOf('/') + 1) }) };
  return {
    render: () => Page(props),
    metadata: head.metadata ?? (await head.generateMetadata?.(props)) ?? {},
  };
}
