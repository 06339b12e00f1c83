import { describe, expect, it } from 'vitest';
import { readForm } from '@/school-api/office/form';

const LARGE = 400_000;

function slow(bytes = LARGE) {
  let end = () => {};
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      end = () => {
        controller.enqueue(new TextEncoder().encode(`text=${'a'.repeat(bytes - 5)}`));
        controller.close();
      };
    },
  });
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(bytes),
  };
  const init = { method: 'POST', body, headers, duplex: 'half' };
  return { request: new Request('https://office.example/content/news/new', init), end };
}

const read = (request: Request, sender: 'signedIn' | 'nobody') =>
  readForm(request, '/content/news/new', sender);

describe('large forms', () => {
  it('are limited in number, and strangers take nobody’s slot', async () => {
    const strangers = [slow(), slow()];
    const reading = strangers.map(({ request }) => read(request, 'nobody'));
    expect(await read(slow().request, 'nobody')).toBe('busy');
    const own = slow();
    const kept = read(own.request, 'signedIn');
    for (const { end } of [...strangers, own]) end();
    expect(await kept).toBeInstanceOf(URLSearchParams);
    for (const form of await Promise.all(reading)) expect(form).toBeInstanceOf(URLSearchParams);
    const next = slow();
    next.end();
    expect(await read(next.request, 'nobody')).toBeInstanceOf(URLSearchParams);
  });

  it('do not block small ones', async () => {
    const many = Array.from({ length: 8 }, () => slow());
    const reading = many.map(({ request }) => read(request, 'signedIn'));
    expect(await read(slow().request, 'signedIn')).toBe('busy');
    const small = slow(1_000);
    small.end();
    expect(await read(small.request, 'signedIn')).toBeInstanceOf(URLSearchParams);
    for (const { end } of many) end();
    await Promise.all(reading);
  });

  it('that are longer than declared are refused', async () => {
    const { request, end } = slow();
    const small = new Request(request, { headers: { 'content-type': 'text/plain' } });
    end();
    expect(await read(small, 'signedIn')).toBe('too-large');
  });
});
