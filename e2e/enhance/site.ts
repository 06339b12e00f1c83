import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { buildEnhance } from '@/scripts/build-enhance.mjs';

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  'frame-src https://www.youtube-nocookie.com',
  "require-trusted-types-for 'script'",
].join('; ');

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><path d="M0 0h90v60z"/></svg>';

const STYLES = [
  'button',
  'carousel',
  'copy-button',
  'dialog',
  'moving',
  'read-more',
  'swap',
  'tabs',
  'video-gallery',
];

/** The tokens as custom properties and the components' styles. */
function style(): string {
  const tokens = readFileSync('app/tokens.css', 'utf8')
    .replace('@theme', ':root')
    .replace(/--[\w-]+-\*:[^;]+;/g, '');
  const parts = STYLES.map((name) => readFileSync(`components/ui/${name}.css`, 'utf8'));
  const own = `
    *, ::before, ::after { box-sizing: border-box; }
    body { margin: 1rem; font: 17px/1.6 sans-serif; color: var(--color-ink); }
    .card { height: 120px; width: 100%; min-width: 180px; background: var(--color-paper-deep); }
    .bar:not(:popover-open) { display: block; position: static; }
    .tall { min-height: 120vh; }`;
  return [tokens, own, ...parts].join('\n').replace(/@import[^;]+;/g, '');
}

/** Serves the test pages under the policy of documents. */
export async function startSite() {
  const folder = await mkdtemp(join(tmpdir(), 'enhance-'));
  const file = join(folder, 'enhance.js');
  await buildEnhance({ minify: true, file });
  const script = await readFile(file, 'utf8');
  const printed = execFileSync(process.execPath, ['--import', 'tsx', 'e2e/enhance/pages.tsx'], {
    encoding: 'utf8',
  });
  const pages = z.record(z.string(), z.string()).parse(JSON.parse(printed));
  const styles = style();

  const server = createServer((request, response) => {
    const send = (type: string, body: string, status = 200) =>
      response
        .writeHead(status, { 'content-type': type, 'content-security-policy': POLICY })
        .end(body);
    const address = request.url ?? '/';
    const page = pages[address];
    if (address === '/enhance.js') return send('text/javascript', script);
    if (address === '/style.css') return send('text/css', styles);
    if (address.startsWith('/picture.svg')) return send('image/svg+xml', PICTURE);
    if (page) return send('text/html; charset=utf-8', page);
    return send('text/plain', 'nothing here', 404);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}
