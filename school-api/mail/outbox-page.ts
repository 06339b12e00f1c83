import { school } from '@/content/school';
import { escapeHtml } from './escape';
import { receiptNumberIn } from './mail-data';
import type { OutboxMail } from './outbox-rows';
import type { Rendered } from './render';

type ShownMail = { mail: OutboxMail; rendered: Rendered | null };

const { ink, paper, line, peacock } = school.colours;
const STYLE = `body{font:16px/1.5 sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color:${ink};background:${paper}}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .6rem;border-bottom:1px solid ${line};vertical-align:top}iframe{width:100%;height:40rem;border:1px solid ${line};background:#fff}a{color:${peacock}}`;

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style></head><body><h1>${title}</h1>${body}</body></html>`;
}

export function listPage(all: readonly ShownMail[]): string {
  const lines = all.map(({ mail, rendered }) => {
    const cells = [
      mail.createdAt.toISOString(),
      mail.recipient,
      mail.state,
      mail.kind,
      mail.lastError,
    ].map((cell) => `<td>${escapeHtml(cell)}</td>`);
    const subject = escapeHtml(rendered?.subject ?? '(deleted)');
    return `<tr><td><a href="/outbox/${mail.id}">${subject}</a></td>${cells.join('')}</tr>`;
  });
  const head =
    '<tr><th>Subject</th><th>Created</th><th>To</th><th>State</th><th>Kind</th><th>Last error</th></tr>';
  const table = `<table>${head}${lines.join('')}</table>`;
  return page('Outbox', all.length === 0 ? '<p>There are no emails yet.</p>' : table);
}

/** The mail's HTML is shown in a sandboxed frame. */
export function mailPage({ mail, rendered }: ShownMail): string {
  const back = '<p><a href="/outbox">All emails</a></p>';
  if (rendered === null) return page('This email has been deleted', back);
  const facts = `<p>To ${escapeHtml(mail.recipient)}, ${mail.state}</p>`;
  const hasReceipt = receiptNumberIn(mail.kind, mail.data) !== undefined;
  const file = hasReceipt
    ? `<p><a href="/outbox/${mail.id}/receipt.pdf">Attached receipt (PDF)</a></p>`
    : '';
  const html = `<iframe sandbox="" title="Email" srcdoc="${escapeHtml(rendered.html)}"></iframe>`;
  const text = `<h2>Plain text</h2><pre>${escapeHtml(rendered.text)}</pre>`;
  return page(escapeHtml(rendered.subject), `${back}${facts}${file}${html}${text}`);
}
