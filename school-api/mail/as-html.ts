import { signature } from './as-text';
import type { Block, Letter } from './blocks';
import { escapeHtml } from './escape';
import type { MailSchool } from './variables';

/** The colours of the site; mail programs know no style sheets, so each cell says its own. */
const PAPER = '#fbf6ec';
const INK = '#25264f';
const INK_SOFT = '#4b4d78';
const PEACOCK = '#07404b';
const LINE = '#e4d5bf';
const FACE = 'font-family:Georgia,serif';
const TEXT = `font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.6;color:${INK}`;

/** One table in the middle of another: what every mail program lays out alike. */
export function asHtml(letter: Letter, school: MailSchool): string {
  const body = letter.blocks.map(blockRow).join('');
  const foot = signature(school).map(escapeHtml).join('<br>');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;background:${PAPER}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid ${LINE}">
<tr><td style="padding:20px 28px;background:${PEACOCK};${FACE};font-size:18px;color:#fdf9f1">${escapeHtml(school.name)}</td></tr>
<tr><td style="padding:28px 28px 4px;${FACE};font-size:24px;line-height:1.3;color:${INK}">${escapeHtml(letter.heading)}</td></tr>
${body}<tr><td style="padding:24px 28px;border-top:1px solid ${LINE};${TEXT};font-size:14px;color:${INK_SOFT}">${foot}</td></tr>
</table></td></tr></table>
</body></html>
`;
}

function blockRow(block: Block): string {
  return `<tr><td style="padding:10px 28px;${TEXT}">${blockHtml(block)}</td></tr>\n`;
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'words':
      return lines(block.words);
    case 'heading':
      return `<h2 style="margin:0;${FACE};font-size:19px;line-height:1.3">${escapeHtml(block.words)}</h2>`;
    case 'list':
      return listHtml(block);
    case 'note':
      return `<span style="font-size:14px;color:${INK_SOFT}">${lines(block.words)}</span>`;
    case 'code':
      return `<span style="display:inline-block;padding:10px 20px;background:${PAPER};border:1px solid ${LINE};font-size:30px;letter-spacing:6px"><strong>${escapeHtml(block.code)}</strong></span>`;
    case 'rows':
      return `<table width="100%" cellpadding="0" cellspacing="0">${block.rows.map(pair).join('')}</table>`;
  }
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

function lines(words: string): string {
  return escapeHtml(words).replaceAll('\n', '<br>');
}
