import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { hostilePdfs, plainPdfs } from './hostile-pdfs';
import { jpeg, openMedia, prepared } from './support';

const media = await openMedia();
afterAll(() => media.close());

describe('a document', () => {
  it.each(Object.entries(hostilePdfs))('is refused with %s', async (_, make) => {
    const said = await prepared(media, 'document', make());
    expect(said).toBeTypeOf('string');
    expect(said).toMatch(/^[A-Z][^\n]{10,160}$/);
  });

  it('is refused when it is a picture', async () => {
    expect(await prepared(media, 'document', await jpeg())).toMatch(/no PDF/);
  });

  it.each(Object.entries(plainPdfs))('is kept byte for byte: %s', async (_, make) => {
    const kept = await prepared(media, 'document', make());
    if (typeof kept === 'string') throw new Error(kept);
    expect(await readFile(kept.file)).toEqual(make());
    expect(kept).toMatchObject({ type: 'application/pdf', ending: 'pdf', width: null });
  });

  it('is looked at in bounded time, however many streams it claims to have', async () => {
    const many = Buffer.from(
      '%PDF-1.7\n'.concat('<<>>stream\n'.repeat(400_000), '%%EOF'),
      'latin1',
    );
    expect(await prepared(media, 'document', many)).toMatch(/damaged/);
    for (const claim of ['obj%', 'obj<<', '1 0 obj<</X(']) {
      const begun = Buffer.from(`%PDF-1.7\n${claim.repeat(1_500_000)}%%EOF`, 'latin1');
      expect(await prepared(media, 'document', begun), claim).toMatch(/damaged/);
    }
  });

  it('says what is wrong with it', async () => {
    const said = async (name: string) =>
      prepared(media, 'document', hostilePdfs[name]?.() ?? Buffer.alloc(0));
    expect(await said('a program in a packed object')).toMatch(/JavaScript/);
    expect(await said('a password')).toMatch(/locked with a password/);
    expect(await said('an address that opens by itself')).toMatch(/opens by itself/);
    expect(await said('another file inside')).toMatch(/another file inside/);
  });
});
