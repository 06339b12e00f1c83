import { school as identity } from '@/content/school';
import { escapeHtml } from './escape';
import type { Block, Footer, MailContent } from './mail-content';

/** Inline styles, because mail programs ignore style sheets. */
const {
  paper: PAPER,
  line: LINE,
  ink: INK,
  'ink-soft': INK_SOFT,
  'on-dark': ON_DARK,
  'peacock-deep': PEACOCK,
} = identity.colours;
const FACE = 'font-family:Georgia,serif';
const TEXT = `font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.6;color:${INK}`;

/** Nested tables, because mail programs support little CSS. */
export function renderHtml(content: MailContent, footer: Footer): string {
  const body = content.blocks.map(blockRow).join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;background:${PAPER}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid ${LINE}">
<tr><td style="padding:20px 28px;background:${PEACOCK};${FACE};font-size:18px;color:${ON_DARK}">${escapeHtml(identity.name)}</td></tr>
<tr><td style="padding:28px 28px 4px;${FACE};font-size:24px;line-height:1.3;color:${INK}">${escapeHtml(content.heading)}</td></tr>
${body}<tr><td height="14"></td></tr>
<tr><td style="padding:24px 28px;border-top:1px solid ${LINE};${TEXT};font-size:14px;color:${INK_SOFT}">${footerHtml(footer)}</td></tr>
</table></td></tr></table>
</body></html>
`;
}

function blockRow(block: Block): string {
  return `<tr><td style="padding:10px 28px;${TEXT}">${blockHtml(block)}</td></tr>\n`;
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return lines(block.text);
    case 'heading':
      return `<h2 style="margin:0;${FACE};font-size:19px;line-height:1.3">${escapeHtml(block.text)}</h2>`;
    case 'list':
      return listHtml(block);
    case 'link':
      return anchor(block);
    case 'note':
      return `<span style="font-size:14px;color:${INK_SOFT}">${lines(block.text)}</span>`;
    case 'code':
      return `<span style="display:inline-block;padding:10px 20px;background:${PAPER};border:1px solid ${LINE};font-size:30px;letter-spacing:6px"><strong>${escapeHtml(block.code)}</strong></span>`;
    case 'rows':
      return `<table width="100%" cellpadding="0" cellspacing="0">${block.rows.map(pair).join('')}</table>`;
  }
}

function anchor({ href, label }: { href: string; label: string }): string {
  return `<a href="${escapeHtml(href)}" style="color:${PEACOCK}">${escapeHtml(label)}</a>`;
}

function footerHtml({ lines, links }: Footer): string {
  return [...lines.map(escapeHtml), ...links.map(anchor)].join('<br>');
}

function listHtml({ items, ordered }: Extract<Block, { kind: 'list' }>): string {
  const tag = ordered ? 'ol' : 'ul';
  const entries = items.map((item) => `<li style="margin:0 0 6px">${lines(item)}</li>`);
  return `<${tag} style="margin:0;padding:0 0 0 24px">${entries.join('')}</${tag}>`;
}

function pair([label, value]: readonly [string, string]): string {
  const cell = `padding:8px 8px 8px 0;border-bottom:1px solid ${LINE};${TEXT};vertical-align:top`;
  return `<tr><th scope="row" align="left" width="38%" style="${cell};font-weight:normal;color:${INK_SOFT}">${escapeHtml(label)}</th><td style="${cell}">${lines(value)}</td></tr>`;
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}
