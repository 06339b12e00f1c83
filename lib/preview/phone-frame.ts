import { sourceHash } from '@/lib/page-cache/source-hash';

const STYLE =
  'body{margin:0;padding:12px;font:16px/1.5 system-ui,sans-serif;background:#e9e6df;color:#25264f;text-align:center}' +
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}' +
  'a{color:#07404b}iframe{width:390px;max-width:100%;height:844px;border:1px solid #4b4d78;border-radius:16px;background:#fff}';

/** The preview at phone width, in a frame of this site. `path` is the preview's path. */
export function phoneFrame(path: string): { body: string; policy: string } {
  return {
    body: `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><title>Preview at phone width</title><style>${STYLE}</style></head><body><main aria-label="Preview"><p>Preview at phone width. <a href="${path}">Show it at desktop width</a></p><iframe src="${path}" title="The page at phone width"></iframe></main></body></html>`,
    policy: `default-src 'none'; style-src ${sourceHash(STYLE)}; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}
