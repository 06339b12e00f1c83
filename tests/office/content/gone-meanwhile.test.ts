import { describe, expect, it } from 'vitest';
import { idIn, ledTo, look, openContentScreens, openTestOffice } from './open-screens';

const office = await openTestOffice();
const screens = await openContentScreens(office);
const other = await openContentScreens(office);

const WORDS = '<p>A long text about chess</p>';

/** A form being edited while another person removes the record. */
async function begin(name: string, takeAway: readonly string[]) {
  const begun = { name, position: 'Chess', description: '<p>Old</p>', intent: 'publish' };
  const path = `/content/faculty/${idIn(ledTo(await screens.save('/content/faculty/new', begun)))}`;
  const form = await screens.fill(path, { ...begun, description: WORDS });
  for (const action of takeAway) await other.post(`${path}/${action}`);
  const page = await look(await screens.post(form.action, form.fields));
  return { path, page };
}

const formWith = ({ forms }: Awaited<ReturnType<typeof look>>) =>
  forms.find(({ fields }) => fields['field.description'] === WORDS);

describe('a record moved to the bin while somebody was editing', () => {
  it('is restored with the input', async () => {
    const { path, page } = await begin('Binned meanwhile', ['bin']);
    expect(page.status).toBe(409);
    expect(page.words).toContain('Nothing was saved');
    expect(page.words).toContain('A long text about chess');
    const out = formWith(page);
    const both = await look(await screens.post(out?.action ?? '', out?.fields));
    expect(both.words).toContain('Your text');
    expect(both.words).toContain('A long text about chess');
    const mine = both.forms.find(({ fields }) => fields.whole === 'mine');
    const saved = await screens.post(path, { ...mine?.fields, intent: 'publish' });
    expect(ledTo(saved)).toContain('content-saved-published');
    expect((await screens.open(path)).words).toContain(WORDS);
  });

  it('keeps the input even if it happens after a choice was requested', async () => {
    const { path, page } = await begin('Binned at last', ['hide']);
    const mine = page.forms.find(({ fields }) => fields.whole === 'mine');
    await other.post(`${path}/bin`);
    const last = await look(await screens.post(path, { ...mine?.fields, intent: 'publish' }));
    expect(last.words).toContain('It is in the bin');
    expect(formWith(last)?.action).toBe(`${path}/restore`);
  });
});

it('a record that somebody else has restored is shown next to the input', async () => {
  const { path, page } = await begin('Out again', ['bin']);
  const out = formWith(page);
  await other.post(`${path}/restore`);
  const both = await look(await screens.post(out?.action ?? '', out?.fields));
  expect(both.words).toContain('This has changed since you opened it');
  await other.post(`${path}/bin`);
  await other.post(`${path}/remove`);
  const gone = await look(await screens.post(out?.action ?? '', out?.fields));
  expect(formWith(gone)?.action).toBe('/content/faculty/new');
});

describe('a record deleted for good while somebody was editing', () => {
  it('becomes a new draft with the input, once', async () => {
    const { page } = await begin('Removed meanwhile', ['bin', 'remove']);
    expect(page.status).toBe(404);
    expect(page.words).toContain('for good');
    expect(page.words).toContain('A long text about chess');
    const again = formWith(page);
    expect(again?.action).toBe('/content/faculty/new');
    const saved = await screens.press(again);
    expect(saved).toContain('content-saved-draft');
    expect(await screens.press(again)).toBe(saved);
    expect((await screens.open(saved)).words).toContain(WORDS);
  });

  it('without input is not found', async () => {
    const nothing = await look(await screens.post('/content/faculty/999999'));
    expect(nothing.words).toContain('We could not find this record');
  });
});
