import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { redirects, rewrites } from './build/variants.mjs';

/** The same sources get the same id on every machine. */
const deploymentId = existsSync('build/deployment')
  ? readFileSync('build/deployment', 'utf8')
  : undefined;

/** @returns {import('next').NextConfig} */
export default function config(phase) {
  const dev = phase === PHASE_DEVELOPMENT_SERVER;
  return {
    // Files that end in .dev.tsx exist in development only, some in the place of another file.
    pageExtensions: dev ? ['ts', 'tsx', 'dev.tsx'] : ['ts', 'tsx'],
    ...(dev && {
      turbopack: { resolveExtensions: ['.dev.tsx', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.json'] },
    }),
    cacheHandler: resolve('build/page-cache.mjs'),
    cacheMaxMemorySize: 0,
    // A folder with everything that runs, for machines without npm: docs/deploying.md.
    ...(phase === PHASE_PRODUCTION_BUILD &&
      existsSync('build/standalone') && { output: 'standalone' }),
    outputFileTracingRoot: resolve('.'),
    // Cached pages are stored by build id; with a deployment id Next would make it a constant.
    ...(!dev && deploymentId && { deploymentId, generateBuildId: () => deploymentId }),
    poweredByHeader: false,
    // Done once per cached page instead of for each response (lib/http/copies.ts).
    compress: false,
    generateEtags: false,
    // Previews, the only pages that are rendered for each visit, have no script that would move it there.
    htmlLimitedBots: /.*/,
    reactStrictMode: true,
    // `npm run types` checks everything; a start on a small machine need not wait for it.
    typescript: { ignoreBuildErrors: true },
    trailingSlash: false,
    // Next copies each body that passes the middleware into memory; forms are far smaller than this.
    experimental: {
      proxyClientMaxBodySize: 256 * 1024,
      // Four pictures are unpacked at once (lib/http/limit-renders.ts), each in memory as a whole.
      imgOptMaxInputPixels: 50_000_000,
    },
    serverExternalPackages: ['ioredis', 'prom-client', 'isomorphic-dompurify', 'pino', 'undici'],
    images: {
      localPatterns: ['/media/**', '/files/**', '/art/**', '/photos/**'].map((pathname) => ({
        pathname,
      })),
      // AVIF is smaller by a little and costs a small machine six times the work.
      formats: ['image/webp'],
      minimumCacheTTL: 86400,
      // The lower one is for the first picture of a page on a phone (components/ui/picture.tsx).
      qualities: [55, 75],
      // In SITE_DATA_DIR and bounded (lib/page-cache/pictures.ts): a release may be read-only.
      customCacheHandler: true,
      // The page is at most 1,200 px wide; the larger width is for dense screens.
      deviceSizes: [400, 640, 750, 828, 1200, 1920],
    },
    redirects,
    rewrites,
    headers: async () => [
      {
        source: '/speculation-rules.json',
        headers: [{ key: 'Content-Type', value: 'application/speculationrules+json' }],
      },
      {
        source: '/(art|icons|og|photos)/:file*',
        headers: [
          { key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' },
        ],
      },
    ],
  };
}
