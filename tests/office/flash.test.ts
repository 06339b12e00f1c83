import { describe, expect, it } from 'vitest';
import { contactMessages } from '@/school-api/db';
import { parse } from '../ui/parse';
import { openTestOffice, type TestOffice } from './support/office';

const office = await openTestOffice();

async function newMessage(): Promise<number> {
  const words = { name: 'Meera Rao', mobileCode: '+91', mobile: '9000000001' };
  const sent = { ...words, email: 'meera@example.org', message: 'Hello' };
  const [added] = await office.deps.db
    .insert(contactMessages)
    .values({ createdAt: office.deps.now(), ...sent })
    .returning({ id: contactMessages.id });
  return added?.id ?? 0;
}

type Clerk = Awaited<ReturnType<TestOffice['as']>>;

const look = (clerk: Clerk, path: string) => read(clerk.get(path));

async function read(response: Promise<Response>) {
  const page = parse(await (await response).text());
  const formOf = (action: string, within = '.notice') => {
    const form = page.querySelector(`main ${within} form[action="${action}"]`);
    const inputs = [...(form?.querySelectorAll('input') ?? [])];
    return form && Object.fromEntries(inputs.map((input) => [input.name, input.value]));
  };
  const count = page.querySelector('nav a[href="/messages"] .menu-count')?.textContent;
  return { page, formOf, count };
}

/** Sets a state as the message's page does, and returns the address of the response. */
async function answer(clerk: Clerk, id: number): Promise<string> {
  const { page } = await look(clerk, `/messages/${id}`);
  const key = page.querySelector<HTMLInputElement>('[name=key]')?.value ?? '';
  const form = { to: 'answered', key, back: `/messages/${id}` };
  const sent = await clerk.post('/messages/actions/state', form);
  return sent.headers.get('location') ?? '';
}

describe('the message about the previous action', () => {
  it('undoes a state change', async () => {
    const clerk = await office.as('admissions');
    const id = await newMessage();
    office.pass(1_000);
    const action = '/messages/actions/undo-state';
    const fields = (await look(clerk, await answer(clerk, id))).formOf(action);
    const undone = await clerk.post(action, fields ?? {});
    const { page } = await look(clerk, undone.headers.get('location') ?? '');
    expect(page.querySelector('option[selected]')?.getAttribute('value')).toBe('new');
  });

  it('offers nothing for a link that was altered, or made for another session', async () => {
    const clerk = await office.as('admissions');
    const id = await newMessage();
    const location = await answer(clerk, id);
    const action = '/messages/actions/undo-state';
    const others = [
      (await look(await office.as('head'), location)).formOf(action),
      (await look(clerk, location.replace('message=states-set', 'message=saved'))).formOf(action),
      (await look(clerk, location.replace(/offer=../, 'offer=AA'))).formOf(action),
      (await look(clerk, location.replace(/offer=.*/, 'offer=x'))).formOf(action),
    ];
    expect(others).toEqual([null, null, null, null]);
  });
});

describe('the menu', () => {
  it('counts again once something was handled', async () => {
    const clerk = await office.as('admissions');
    office.pass(60_000);
    const id = await newMessage();
    const before = Number.parseInt((await look(clerk, '/messages')).count ?? '0', 10);
    const after = (await look(clerk, await answer(clerk, id))).count;
    expect(Number.parseInt(after ?? '0', 10)).toBe(before - 1);
  });

  it('counts again on the page that an undone email returns to', async () => {
    const clerk = await office.as('admissions');
    office.pass(60_000);
    const path = `/messages/${await newMessage()}`;
    const { formOf, count } = await look(clerk, path);
    const fields: Record<string, string> = formOf(`${path}/letters`, '') ?? {};
    await clerk.post(`${path}/letters`, { ...fields, subject: 'Hello', message: 'Dear {name}' });
    expect((await look(clerk, path)).count).not.toBe(count);
    const undone = await read(clerk.post(`${path}/letters/${fields.batch}/undo`));
    expect(undone.count).toBe(count);
  });
});

describe('the address of a page that answered a form', () => {
  it.each([
    ['/applications/actions/letters?state=new', '/applications?state=new'],
    ['/messages/7/notes/3/strike', '/messages/7'],
    ['/people/invite', '/people'],
    ['/content/fees/7/hide?tests=yes', '/content/fees/7?tests=yes'],
    // Not to the document, which would be downloaded.
    ['/applications/7/documents/3/drop', '/applications/7'],
    ['/sign-out', '/'],
    // Nobody but the head may open the people.
    ['/people/passkeys', '/'],
  ])('leads Back and a reload of %s to %s', async (address, page) => {
    const head = await office.as('head');
    expect((await head.get(address)).headers.get('location')).toBe(page);
  });
});
