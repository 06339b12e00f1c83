import { type Browser, COOKIE, ORIGIN, type TestOffice } from '../../../office/support/office';

/** A multipart form with a file, as a browser sends it. */
export async function sendTable(
  office: TestOffice,
  browser: Browser,
  path: string,
  fields: Record<string, string | Blob>,
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return office.app.request(`${ORIGIN}${path}`, {
    method: 'POST',
    body,
    headers: {
      host: new URL(ORIGIN).host,
      origin: ORIGIN,
      'sec-fetch-site': 'same-origin',
      'x-client-ip': '203.0.113.9',
      cookie: `${COOKIE}=${browser.token()}`,
    },
  });
}

const NAMED = /&(amp|lt|gt|quot|#x27);/g;
const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

export function hiddenFields(page: string, action: string): Record<string, string> {
  const form = page.split('<form').find((part) => part.includes(`action="${action}"`)) ?? '';
  const own = form.slice(0, form.indexOf('</form>'));
  const fields = own.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  const plain = (text: string) => text.replaceAll(NAMED, (_, name: string) => SIGNS[name] ?? '');
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, plain(value)]));
}

/** The visible text, on one line. */
export const readable = (page: string) =>
  page
    .slice(page.indexOf('<main'))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

export const tableOf = (...rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.join('\t')).join('\n');
