import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { redirects, rewrites } from './build/variants.mjs';

/** Names what is built: the same sources have the same name on every machine that builds them. */
const deploymentId = existsSync('build/deployment')
  ? readFileSync('build/deployment', 'utf8')
  : undefined;

/** @returns {import('next').NextConfig} */
export default function config(phase) {
  const dev = phase === PHASE_DEVELOPMENT_SERVER;
  return {
    // A page of the workshop ends in .dev.tsx and does not exist in a production build.
    pageExtensions: dev ? ['ts', 'tsx', 'dev.tsx'] : ['ts', 'tsx'],
    cacheHandler: resolve('build/page-cache.mjs'),
    cacheMaxMemorySize: 0,
    // For machines without npm: a folder with all that runs, see docs/deploying.md.
    ...(process.env.STANDALONE === '1' && { output: 'standalone' }),
    outputFileTracingRoot: resolve('.'),
    // Kept pages are filed under the build's name, which Next would otherwise make a constant.
    ...(!dev && deploymentId && { deploymentId, generateBuildId: () => deploymentId }),
    poweredByHeader: false,
    // Both are done once for each kept page instead of at each answer (lib/http/compress-once.ts).
    compress: false,
    generateEtags: false,
    reactStrictMode: true,
    // `npm run types` checks everything, tests too; a start on a small machine need not wait for it.
    typescript: { ignoreBuildErrors: true },
    trailingSlash: false,
    // What stands before /api keeps a copy of each body in memory; forms are far smaller than this.
    experimental: { proxyClientMaxBodySize: 256 * 1024 },
    serverExternalPackages: ['ioredis', 'prom-client', 'isomorphic-dompurify', 'pino', 'undici'],
    images: {
      localPatterns: ['/media/**', '/files/**', '/art/**', '/photos/**'].map((pathname) => ({
        pathname,
      })),
      // AVIF is smaller by a little and costs a small machine six times the work.
      formats: ['image/webp'],
      minimumCacheTTL: 86400,
      // No frame of the site is wider than its page of 1,200 px on a dense screen.
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
        source: '/enhance.js',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
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
