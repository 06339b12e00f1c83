import { describe, expect, it } from 'vitest';
import { idIn, ledTo, openContentScreens, openTestOffice } from './open-screens';

const screens = await openContentScreens(await openTestOffice());

describe('the day planned for a draft', () => {
  const FROM = '2996-11-23T09:00';
  const formOf = async (path: string) => {
    const form = (await screens.open(path)).forms.find(
      ({ fields }) => 'basedOn' in fields && 'from' in fields,
    );
    return form?.fields;
  };

  it('is shown next to its state and in its form', async () => {
    for (const first of ['draft', 'publish']) {
      const typed = { name: `Meant ${first}`, position: 'Music' };
      const id = idIn(
        ledTo(await screens.save('/content/faculty/new', { ...typed, intent: first })),
      );
      const path = `/content/faculty/${id}`;
      await screens.save(path, {
        ...typed,
        from: FROM,
        until: '2996-11-24T09:00',
        intent: 'draft',
      });
      expect((await screens.open(path)).words).toMatch(/not scheduled, but planned for .*2996/);
      expect(await formOf(path)).toMatchObject({ from: FROM, until: '2996-11-24T09:00' });
    }
  });

  it('is scheduled by the row’s button, whose next press publishes at once', async () => {
    const typed = { name: 'Row by row', position: 'Music', from: FROM, intent: 'draft' };
    const id = idIn(ledTo(await screens.save('/content/faculty/new', typed)));
    const path = `/content/faculty/${id}/show`;
    const press = async () => screens.press((await screens.open('/content/faculty')).formTo(path));
    const list = async () => (await screens.open('/content/faculty')).words;
    expect(await list()).toContain('Actions for Row by row Publish');
    expect(await press()).toContain('message=content-saved-scheduled');
    expect(await list()).toContain('Actions for Row by row Publish now');
    const published = await press();
    expect(published).toContain('message=content-shown');
    // Hiding it would not bring back its day.
    expect(published).not.toContain('offer=');
    expect(await list()).toContain('Actions for Row by row Hide from the site');
  });
});
