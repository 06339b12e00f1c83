import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { Db } from '../db';
import { ApiError, isLoopback, peerAddress } from '../platform';
import { CODE_KINDS, mailData } from './mail-data';
import { listPage, mailPage } from './outbox-page';
import { countMails, findMail, listMails, type OutboxMail } from './outbox-rows';
import { render } from './render';
import type { Attachments } from './transport';
import type { MailSchool } from './variables';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const mailId = z.coerce.number().int().min(1).max(2_147_483_647);

/** Development only: shows mails on a machine without a mail server. */
type Deps = { db: Db; attachments: Attachments; school: MailSchool };

export function outboxRoutes({ db, attachments, school }: Deps) {
  const show = (mail: OutboxMail) => ({ mail, rendered: render(mail.kind, mail.data, school) });
  const mailOf = async (text: string) => {
    const id = mailId.safeParse(text);
    const mail = id.success ? await findMail(db, id.data) : undefined;
    if (mail === undefined) throw new ApiError('not_found', 'Not found.');
    return mail;
  };
  return new Hono()
    .use(localOnly)
    .get('/', async (c) => {
      const to = c.req.query('to');
      const shown = (await listMails(db, to)).map(show);
      if (wantsPage(c)) return sendPage(c, listPage(shown));
      const results = shown.map(({ mail, rendered }) => ({
        ...facts(mail),
        subject: rendered?.subject ?? '',
      }));
      return c.json({ results, count: await countMails(db, to) });
    })
    .get('/:id', async (c) => {
      const mail = await mailOf(c.req.param('id'));
      const shown = show(mail);
      if (wantsPage(c)) return sendPage(c, mailPage(shown));
      return c.json({ ...facts(mail), ...shown.rendered, ...code(mail) });
    })
    .get('/:id/receipt.pdf', async (c) => {
      const mail = await mailOf(c.req.param('id'));
      const [file] = await attachments(mail);
      if (file === undefined) throw new ApiError('not_found', 'This email has no receipt.');
      c.header('content-disposition', `inline; filename="${file.filename}"`);
      return c.body(new Uint8Array(file.content), 200, { 'content-type': file.contentType });
    });
}

/** Rejects other machines, proxies, and foreign host names (DNS rebinding). */
const localOnly: MiddlewareHandler = async (c, next) => {
  const peer = peerAddress(c);
  const isForwarded = ['x-forwarded-for', 'x-client-ip', 'forwarded'].some((name) =>
    c.req.header(name),
  );
  const isLocal = LOCAL_HOST.test(new URL(c.req.url).host) && (peer === '' || isLoopback(peer));
  if (!isLocal || isForwarded) throw new ApiError('not_found', 'Not found.');
  await next();
};

function facts({ id, key, kind, recipient, state, tries, createdAt, lastError }: OutboxMail) {
  const created_at = createdAt.toISOString();
  return { id, key, kind, to: recipient, state, tries, created_at, last_error: lastError };
}

function code({ kind, data }: OutboxMail) {
  const codeKind = CODE_KINDS.find((one) => one === kind);
  const parsed = codeKind && mailData[codeKind].safeParse(data);
  return parsed?.success ? { code: parsed.data.code } : {};
}

function wantsPage(c: Context): boolean {
  return c.req.header('accept')?.includes('text/html') ?? false;
}

function sendPage(c: Context, html: string) {
  c.header('content-security-policy', POLICY);
  return c.html(html);
}
