import { readFileSync } from 'node:fs';
import { captionOf, SHARE_SIZE } from '@/components/seo/share-picture';
import type { Page } from '@/content/page';
import { scenePath } from '@/content/scene-path';
import { C } from '../art/palette';
import { inSite } from '../root';

const dataUrl = (type: string, file: string) =>
  `data:${type};base64,${readFileSync(inSite(file)).toString('base64')}`;

const font = (family: string, file: string, weight: number) =>
  `@font-face{font-family:${family};font-weight:${weight};src:url(${dataUrl('font/woff2', `app/fonts/${file}.woff2`)})}`;

const { width, height } = SHARE_SIZE;

/** Both faces, each with and without the letters of romanised Sanskrit, as on the site. */
const style = `
${font('Display', 'display', 540)}${font('More', 'display-extended', 540)}
${font('Text', 'text-600', 600)}
*{margin:0;box-sizing:border-box}
body{width:${width}px;height:${height}px;position:relative;overflow:hidden;background:${C.ivory}}
.scene{position:absolute;inset:0 0 auto;width:100%;height:466px;object-fit:cover;object-position:50% 60%}
.paper{position:absolute;inset:auto 0 0;height:180px;padding:0 64px;background:${C.ivory};
  display:flex;flex-direction:column;justify-content:center;gap:14px}
.paper::before{content:'';position:absolute;inset:-19px 0 auto;height:20px;
  background:radial-gradient(circle at 20px 20px,${C.ivory} 19.5px,transparent 20px) 0 0/40px 20px}
h1{font:540 60px/1.08 Display,More,serif;color:${C.ink};letter-spacing:-.01em;text-wrap:balance}
h1.long{font-size:48px}
p{display:flex;align-items:center;gap:14px;font:600 27px/1.3 Text,sans-serif;color:${C.peacock}}
p img{width:40px;height:40px}
p i{width:7px;height:7px;border-radius:50%;background:${C.marigold}}
`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;' };
const text = (words: string) => words.replace(/[&<]/g, (sign) => entities[sign] ?? '');

const types: Record<string, string> = {
  svg: 'image/svg+xml',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  avif: 'image/avif',
};
const typeOf = (file: string) => types[file.split('.').pop() ?? ''] ?? 'image/jpeg';

/** An HTML page the size of the picture, to be captured as an image. */
export function shareCard(page: Page): string {
  const caption = captionOf(page).map(text).join('<i></i>');
  const scene = dataUrl(typeOf(scenePath(page.scene)), `public${scenePath(page.scene)}`);
  const mark = dataUrl('image/svg+xml', 'public/art/feather-eye.svg');
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>
<img class="scene" src="${scene}" alt=""><div class="paper">
<h1${page.title.length > 34 ? ' class="long"' : ''}>${text(page.title)}</h1>
<p><img src="${mark}" alt=""><span style="display:contents">${caption}</span></p></div>`;
}
