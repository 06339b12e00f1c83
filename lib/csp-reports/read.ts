import { z } from 'zod';
import { paymentPages } from '@/content/payment-scripts';

/** What was blocked, where and by which directive; without queries, which may be personal. */
export type Report = { page: string; directive: string; blocked: string };

/** Browsers send reports in batches; the rest of a larger batch is ignored. */
const MAX = 20;
const MAX_LENGTH = 200;

const text = z.string().max(8192);
const modern = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text.optional() }),
});
/** The older format, which browsers without `report-to` send. */
const older = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text.optional(),
    'violated-directive': text.default(''),
    'blocked-uri': text.optional(),
  }),
});

/** The valid reports of a request body. */
export function readReports(json: unknown): Report[] {
  return [json].flat().slice(0, MAX).flatMap(readOne);
}

function readOne(json: unknown): Report[] {
  const known = modern.safeParse(json);
  if (known.success) {
    const { documentURL, effectiveDirective, blockedURL } = known.data.body;
    return [report(documentURL, effectiveDirective, blockedURL)];
  }
  const old = older.safeParse(json);
  if (!old.success) return [];
  const fields = old.data['csp-report'];
  const directive = fields['effective-directive'] ?? fields['violated-directive'];
  return [report(fields['document-uri'], directive, fields['blocked-uri'])];
}

/** Anybody can send reports, so page and directive are reduced to known values. */
function report(address: string, directive: string, blocked = ''): Report {
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  return {
    page: paymentPages.find((page) => page === path) ?? 'other',
    directive: DIRECTIVES.find((known) => directive === known) ?? 'other',
    blocked: blockedSource(blocked),
  };
}

const DIRECTIVES = [
  ...['script-src', 'script-src-elem', 'script-src-attr', 'worker-src', 'object-src'],
  ...['connect-src', 'frame-src', 'form-action', 'base-uri', 'frame-ancestors'],
  ...['style-src', 'style-src-elem', 'style-src-attr', 'img-src', 'font-src', 'media-src'],
];

/** An address without its query, a keyword such as 'inline', or an extension's scheme. */
function blockedSource(blocked: string): string {
  if (!URL.canParse(blocked)) return /^[a-z-]{1,30}$/.test(blocked) ? blocked : 'unreadable';
  const { protocol, origin, pathname } = new URL(blocked);
  return /^(https?|wss?):$/.test(protocol) ? `${origin}${pathname}`.slice(0, MAX_LENGTH) : protocol;
}
