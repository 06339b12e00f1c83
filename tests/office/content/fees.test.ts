import { expect, it } from 'vitest';
import { findRegistrationFee } from '@/school-api/content';
import { deskOf, idIn, ledTo, look, openTestOffice } from './open-screens';

const office = await openTestOffice();

it('fees are published only after a person has confirmed the amounts', async () => {
  const head = deskOf(await office.as('head'));
  const browser = await office.as('head');
  const agree = async (response: Response) => {
    const asked = await look(response);
    const form = asked.forms.find(({ fields }) => 'agreed' in fields);
    if (form === undefined) throw new Error(`nothing is asked: ${asked.words}`);
    const press = () => browser.post(form.action, form.fields);
    return { asked, press, done: await press() };
  };
  const save = (category: string, amount: string) =>
    head.save('/content/fees/new', { category, amount, intent: 'publish' });
  const first = await agree(await save('Registration', '1500'));
  expect(first.asked.words).toMatch(/Parents pay now No fee yet They will pay ₹1,500/);
  expect(ledTo(first.done)).not.toContain('offer=');
  const registration = idIn(ledTo(first.done));
  const other = idIn(ledTo(await save('Day scholar', '60000')));

  // The click that once charged parents ₹60,000.
  await browser.post(`/content/fees/${registration}/move`, { from: '1', to: '2' });
  expect(await findRegistrationFee(office.deps.db)).toBe(150_000);

  const mark = (await head.open(`/content/fees/${other}`)).formTo(/registration-fee$/);
  const marked = await agree(await browser.post(mark?.action ?? '', mark?.fields));
  expect(marked.asked.status).toBe(409);
  expect(marked.asked.words).toMatch(/₹1,500 \(Registration\).*₹60,000 \(Day scholar\)/);
  expect(marked.asked.words).toContain('Everyone who registers from then on');
  expect((await look(await browser.get('/content/fees'))).words).toContain('₹60,000');
  expect(marked.done.status).toBe(303);
  expect(ledTo(await marked.press())).toContain('content-charged');
  expect(await findRegistrationFee(office.deps.db)).toBe(6_000_000);
  const kept = await browser.post(`/content/fees/${other}/hide`);
  expect((await look(kept)).words).toContain('Make another fee the registration fee first');
});
