import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { undoTo } from '@/school-api/content';
import { emptyBin } from '@/school-api/content/pictures/bin';
import { accessLog } from '@/school-api/db';
import type { Browser } from '../../../office/support/office';
import { addRecords } from '../../../support/content';
import { DAY, slideScreens } from './slide-screens';
import { jpeg, openPictureOffice, type PictureOffice } from './support';

let office: PictureOffice;
let editor: Browser;
beforeEach(async () => {
  office = await openPictureOffice();
  editor = await office.as('editor');
});

const { rowOf, deps, added, saveSlide, slides, statusOf } = slideScreens(() => ({
  office,
  editor,
}));

describe('the focus point', () => {
  it('changes the address in each place, and the former one still works', async () => {
    const { id, path } = await added();
    await saveSlide(path);
    const response = await editor.post(`/pictures/${id}/focus`, { focus_x: '30', focus_y: '60' });
    expect(response.status).toBe(303);
    const row = await rowOf(id);
    expect(row.path).toBe(path.replace('.webp', '.f30x60.webp'));
    expect(row).toMatchObject({ focusX: 30, focusY: 60 });
    expect((await slides()).map(({ image_url }) => image_url)).toEqual([row.path]);
    expect([await statusOf(path), await statusOf(row.path)]).toEqual([200, 200]);
    await editor.post(`/pictures/${id}/focus`, { focus_x: '50', focus_y: '50' });
    expect((await slides()).map(({ image_url }) => image_url)).toEqual([path]);
    expect((await editor.get(`/pictures/${id}/thumb`)).status).toBe(200);
  });

  it('is audited with its change, and not if it is there already', async () => {
    const { id } = await added();
    for (const focus_x of ['30', '30']) {
      await editor.post(`/pictures/${id}/focus`, { focus_x, focus_y: '60' });
    }
    const lines = eq(accessLog.action, 'pictures focus');
    expect(await office.deps.db.$count(accessLog, lines)).toBe(1);
  });

  it('rotates with the picture, and four rotations cancel out', async () => {
    const { id, path } = await added();
    await saveSlide(path);
    await editor.post(`/pictures/${id}/focus`, { focus_x: '30', focus_y: '60' });
    const turn = (to: string) => editor.post(`/pictures/${id}/turn`, { to });
    expect((await turn('right')).status).toBe(303);
    const turned = await rowOf(id);
    expect(turned.path).toBe(path.replace('.webp', '.t1.f40x30.webp'));
    expect([turned.width, turned.height]).toEqual([60, 80]);
    expect((await slides()).map(({ image_url }) => image_url)).toEqual([turned.path]);
    const file = await editor.get(`/pictures/${id}/file`);
    const shown = await sharp(Buffer.from(await file.arrayBuffer()))
      .raw()
      .toBuffer();
    // The red left half is at the top.
    expect([shown[0], shown.at(-1)].map((value) => Number(value) > 150)).toEqual([true, true]);
    expect(await statusOf(path)).toBe(200);
    expect((await editor.get(`/pictures/${id}/thumb`)).status).toBe(200);
    await turn('left');
    expect((await rowOf(id)).path).toBe(path.replace('.webp', '.f30x60.webp'));
    for (let turns = 0; turns < 4; turns += 1) await turn('left');
    expect(await rowOf(id)).toMatchObject({ focusX: 30, focusY: 60, width: 80, height: 60 });
  });

  it('is withheld at each address, rotated or not, when consent is withdrawn', async () => {
    const { id, path } = await added({ shows_students: 'yes', consent_on_file: 'yes' });
    await editor.post(`/pictures/${id}/turn`, { to: 'right' });
    const turned = await rowOf(id);
    const form = { seen: String(turned.revision), alt: 'Girls', shows_students: 'yes' };
    await editor.post(`/pictures/${id}`, form);
    expect([await statusOf(path), await statusOf(turned.path)]).toEqual([404, 404]);
  });

  describe('at its former address', () => {
    const focused = async () => {
      const { id, path } = await added();
      const saved = await saveSlide(path);
      await editor.post(`/pictures/${id}/focus`, { focus_x: '30', focus_y: '60' });
      return { id, path, slide: saved.ok ? saved.record.id : 0 };
    };
    const undo = (id: number) =>
      undoTo(deps(), { list: 'slider', id, by: 'editor@school.example', number: 1 });

    it('counts as used: it stays out of the bin, and is replaced', async () => {
      const { id, path, slide } = await focused();
      expect((await undo(slide)).ok).toBe(true);
      expect((await slides()).map(({ image_url }) => image_url)).toEqual([path]);
      const html = await (await editor.get(`/pictures/${id}`)).text();
      expect(html).toContain(`/content/slider/${slide}"`);
      expect(await (await editor.get('/pictures?shown=used')).text()).toContain(`/pictures/${id}"`);
      const unused = await (await editor.get('/pictures?shown=unused')).text();
      expect(unused).not.toContain(`/pictures/${id}"`);
      const { headers } = await editor.post(`/pictures/${id}/bin`);
      expect(headers.get('location')).toContain('message=picture-in-use');
      const file = { name: 'b.jpg', value: await jpeg(120, 90) };
      await office.upload(editor, `/pictures/${id}/replace`, {}, file);
      const fresh = await rowOf((await rowOf(id)).replacedBy ?? 0);
      expect((await slides()).map(({ image_url }) => image_url)).toEqual([fresh.path]);
    });

    it('follows the next point', async () => {
      const { id, path, slide } = await focused();
      await undo(slide);
      await editor.post(`/pictures/${id}/focus`, { focus_x: '10', focus_y: '20' });
      expect((await slides())[0]?.image_url).toBe(path.replace('.webp', '.f10x20.webp'));
    });

    it('is not deleted from the bin while a record uses it', async () => {
      const { id, path } = await added();
      await editor.post(`/pictures/${id}/focus`, { focus_x: '30', focus_y: '60' });
      await editor.post(`/pictures/${id}/bin`);
      expect((await rowOf(id)).binnedAt).not.toBeNull();
      await addRecords(office.deps.db, 'slider', [{ image_url: path, title: 'x' }]);
      office.pass(31 * DAY);
      expect(await emptyBin(deps())).toBe(0);
    });

    it('is refused without consent and in the bin', async () => {
      const { id, path } = await added({ shows_students: 'yes' });
      await editor.post(`/pictures/${id}/focus`, { focus_x: '30', focus_y: '60' });
      const without = await saveSlide(path);
      expect(without).toMatchObject({
        problems: { image_url: expect.stringMatching(/no parental consent/) },
      });
      const other = await added();
      await editor.post(`/pictures/${other.id}/focus`, { focus_x: '30', focus_y: '60' });
      await editor.post(`/pictures/${other.id}/bin`);
      const binned = await saveSlide(other.path);
      expect(binned).toMatchObject({
        problems: { image_url: expect.stringMatching(/in the bin/) },
      });
    });

    it('is not restored by undo once it is in the bin, or gone', async () => {
      const { id, slide } = await focused();
      const file = { name: 'b.jpg', value: await jpeg(120, 90) };
      await office.upload(editor, `/pictures/${id}/replace`, {}, file);
      const now = (await slides())[0]?.image_url;
      expect(await undo(slide)).toMatchObject({
        problems: { image_url: expect.stringMatching(/in the bin/) },
      });
      office.pass(31 * DAY);
      expect(await emptyBin(deps())).toBe(1);
      expect(await undo(slide)).toMatchObject({
        problems: { image_url: expect.stringMatching(/there is no file/) },
      });
      expect((await slides())[0]?.image_url).toBe(now);
    });
  });

  it.each(['101', '-1', 'x', '', '5.5'])('is rejected: %s', async (focus_x) => {
    const { id, path } = await added();
    const response = await editor.post(`/pictures/${id}/focus`, { focus_x, focus_y: '5' });
    expect(response.status).toBe(422);
    expect((await rowOf(id)).path).toBe(path);
  });
});
