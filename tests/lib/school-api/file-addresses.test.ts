import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

async function addresses(variables: Record<string, string> = {}) {
  vi.resetModules();
  vi.stubEnv('SCHOOL_API_URL', 'http://10.0.0.5:8000');
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const { richText } = await import('@/lib/school-api/rich-text');
  return { ...(await import('@/lib/school-api/media')), richText };
}

describe('a picture or file of the school’s server', () => {
  it.each([
    ['/media/a.jpg', '/media/a.jpg'],
    ['media/a b.jpg?v=1', '/media/a%20b.jpg?v=1'],
    ['http://10.0.0.5:8000/media/a.jpg', '/media/a.jpg'],
    ['/uploads/a.jpg', '/files/uploads/a.jpg'],
    ['http://10.0.0.5:8000/wp-content/a.pdf', '/files/wp-content/a.pdf'],
    ['https://10.0.0.5:8000/uploads/a.jpg', '/files/uploads/a.jpg'],
    ['//10.0.0.5:8000/uploads/a.jpg', '/files/uploads/a.jpg'],
    ['http://name:word@10.0.0.5:8000/uploads/a.jpg', '/files/uploads/a.jpg'],
    ['/media/../uploads/a.jpg', '/files/uploads/a.jpg'],
    ['/storage/फूल.jpg', '/files/storage/%E0%A4%AB%E0%A5%82%E0%A4%B2.jpg'],
    ['/picture?id=5&width=300', '/files/picture?id=5&width=300'],
  ])('%s is fetched from %s', async (value, expected) => {
    const { fileUrl, pictureUrl } = await addresses();
    expect(pictureUrl(value)).toBe(expected);
    expect(fileUrl(value)).toBe(expected);
  });

  it.each([
    '/uploads/a.jpg?src=http://10.0.0.1/a.jpg',
    '/uploads/a.jpg?access_token=abc',
    '/uploads/a.jpg?v=1&sig=abc',
    `/uploads/a.jpg?hash=${'a'.repeat(65)}`,
    '/uploads/a.jpg?a=1&b=2&c=3&d=4&e=5',
  ])('is requested without a query that may be an address or a secret: %s', async (value) => {
    const { pictureUrl } = await addresses();
    expect(pictureUrl(value)).toBe('/files/uploads/a.jpg');
  });

  it.each([
    ...['/api/news-events', '/API/a.jpg', '/api./a.jpg', '/api;x/a.jpg', '/%61pi/a.jpg', '/api'],
    ...['/metrics', '/healthz', '/readyz', '/outbox/1', '/sandbox/control', '/uploads/../api/a'],
    ...['/.git/config', '/uploads/.env', '/uploads//a.jpg', '/uploads/', '/'],
    ...['/uploads/..%2f..%2fapi', '/uploads/x%5c..%5capi', '/uploads/%252e%252e/a', '/a%00.jpg'],
    ...['/uploads/%E0%A4.jpg', '/a%zz.jpg', '/media/.hidden.png'],
  ])('is not served through the site: %s', async (value) => {
    const { fileUrl, pictureUrl } = await addresses();
    expect(pictureUrl(value)).toBeNull();
    expect(fileUrl(value)).toMatch(/^http:\/\/10\.0\.0\.5:8000\//);
  });

  it.each([
    ['/school/media/a.jpg', '/media/a.jpg'],
    ['media/a.jpg', '/media/a.jpg'],
    ['uploads/a.jpg', '/files/school/uploads/a.jpg'],
    ['/uploads/a.jpg', '/files/uploads/a.jpg'],
    ['http://api.example.org/uploads/a.jpg', '/files/uploads/a.jpg'],
    ['/school/api/a.jpg', 'https://api.example.org/school/api/a.jpg'],
    ['/school/sandbox/a.jpg', 'https://api.example.org/school/sandbox/a.jpg'],
    ['https://api.example.org:8443/a.jpg', 'https://api.example.org:8443/a.jpg'],
  ])('%s is fetched from %s if the server is mounted below a path', async (value, expected) => {
    const SCHOOL_API_URL = 'https://api.example.org/school/api/';
    expect((await addresses({ SCHOOL_API_URL })).pictureUrl(value)).toBe(expected);
  });
});

describe('a picture or file of another server', () => {
  it.each([
    ['https://cdn.example.org/a.jpg', 'https://cdn.example.org/a.jpg'],
    ['http://cdn.example.org/a.jpg', null],
    ['//cdn.example.org/a.jpg', null],
    ['', null],
    ['javascript:alert(1)', null],
    ['http://', null],
  ])('%s is shown from %s: what the policy blocks is not named', async (value, expected) => {
    expect((await addresses()).pictureUrl(value)).toBe(expected);
  });

  it.each([
    ['https://cdn.example.org/a.jpg', true],
    ['https://a.b.example.com/a.jpg', true],
    ['https://example.com/a.jpg', false],
    ['https://badexample.com/a.jpg', false],
    ['https://cdn.example.org.example.net/a.jpg', false],
    ['http://cdn.example.org/a.jpg', false],
  ])('%s is shown if the named hosts are its own: %s', async (value, isShown) => {
    const MEDIA_HOSTS = 'cdn.example.org, *.example.com';
    const { pictureUrl } = await addresses({ MEDIA_HOSTS });
    expect(pictureUrl(value)).toBe(isShown ? value : null);
    expect(pictureUrl('/uploads/a.jpg')).toBe('/files/uploads/a.jpg');
  });

  it('is not shown if no host is named, except from the site itself', async () => {
    const own = 'https://school.example.org';
    const { pictureUrl } = await addresses({ MEDIA_HOSTS: 'none', SITE_URL: own });
    expect(pictureUrl('https://cdn.example.org/a.jpg')).toBeNull();
    expect(pictureUrl(`${own}/art/a.svg`)).toBe(`${own}/art/a.svg`);
  });

  it.each(['http://cdn.example.org/a.pdf', 'https://cdn.example.org/a.pdf'])(
    'stays a link, whatever hosts pictures may come from: %s',
    async (value) => {
      expect((await addresses({ MEDIA_HOSTS: 'none' })).fileUrl(value)).toBe(value);
    },
  );

  it('stays a link if the site does not forward its type', async () => {
    const { fileUrl } = await addresses();
    expect(fileUrl('/uploads/form.docx')).toBe('http://10.0.0.5:8000/uploads/form.docx');
  });
});

describe('rich text', () => {
  it.each([
    ['<img src="/uploads/a.jpg" alt="A">', 'src="/files/uploads/a.jpg" alt="A"'],
    ['<img src="http://cdn.example.org/a.jpg" alt="A">', 'src="/art/placeholder.svg" alt="A"'],
    ['<img src="https://cdn.example.org/a.jpg">', 'src="https://cdn.example.org/a.jpg"'],
    ['<a href="http://10.0.0.5:8000/uploads/a.PDF">x</a>', 'href="/files/uploads/a.PDF"'],
    ['<a href="/admission">x</a>', 'href="/admission"'],
    ['<a href="http://10.0.0.5:8000/login">x</a>', 'href="http://10.0.0.5:8000/login"'],
    ['<a href="https://cdn.example.org/a.pdf">x</a>', 'href="https://cdn.example.org/a.pdf"'],
  ])('%s has %s', async (html, expected) => {
    expect((await addresses()).richText(html)).toContain(expected);
  });

  it('leaves out a picture that has no web address', async () => {
    expect((await addresses()).richText('<p>x</p><img src="data:image/png,x">')).toBe('<p>x</p>');
  });

  it('keeps the place of a picture whose host is not named', async () => {
    const { richText } = await addresses({ MEDIA_HOSTS: 'none' });
    expect(richText('<img src="https://cdn.example.org/a.jpg" alt="The gate">')).toBe(
      '<img src="/art/placeholder.svg" alt="The gate" loading="lazy" decoding="async">',
    );
  });
});
