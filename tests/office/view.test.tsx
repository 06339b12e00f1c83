import type { ComponentProps, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ROLES } from '@/school-api/office';
import type { Role } from '@/school-api/office/route';
import { ProgressTag } from '@/school-api/office/screens/admissions/list';
import { DataTable } from '@/school-api/office/view/data-table';
import { Facts, RecordPage } from '@/school-api/office/view/facts';
import { FilterChips, type FilterField, Filters } from '@/school-api/office/view/filters';
import {
  CheckField,
  ErrorSummary,
  Field,
  PostForm,
  SelectField,
  Submit,
  TextField,
} from '@/school-api/office/view/form';
import { Layout, PageHead } from '@/school-api/office/view/layout';
import { Pager } from '@/school-api/office/view/pager';
import { Stamp } from '@/school-api/office/view/stamp';
import { parse } from '../ui/parse';

const AT = new Date('2026-11-12T10:35:00Z');
const render = (element: ReactElement) => parse(renderToStaticMarkup(element));
const hrefsOf = (page: ParentNode) =>
  [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const url = (path: string) => new URL(path, 'https://office.school.example');

type LayoutProps = Pick<ComponentProps<typeof Layout>, 'flash' | 'counts'>;

function layout(role: Role | null, path = '/', props: LayoutProps = {}) {
  const person = role && { id: 1, name: 'Yashoda', email: 'y@school.example', role };
  return (
    <Layout title="Donations" person={person} url={url(path)} {...props}>
      <PageHead title="Donations" back={{ href: '/', label: 'Today' }} />
    </Layout>
  );
}

const rows = [
  { id: 'a', name: 'Keshav', amount: '₹1,500' },
  { id: 'b', name: 'Mohan', amount: '₹5,000' },
];
const table = (shown: readonly (typeof rows)[number][]) => (
  <DataTable
    caption="Donations, newest first"
    rows={shown}
    columns={[
      { head: 'Donor', cell: ({ name }) => name },
      { head: 'Amount', align: 'end', cell: ({ amount }) => amount },
      { head: 'Id', narrow: 'hide', cell: ({ id }) => id },
    ]}
    href={({ id }) => `/donations/${id}`}
    empty={<p>No donation has come yet.</p>}
  />
);

const form = (
  <PostForm action="/donations/new">
    <ErrorSummary errors={{ amount: 'Enter the amount.' }} />
    <Field label="Amount" name="amount" value="abc" hint="Rupees" error="Enter the amount." />
    <SelectField label="Means" name="method" value="b" options={[option('a'), option('b')]} />
    <TextField label="Note" name="note" value="Thanks" />
    <CheckField label="It is cleared" name="cleared" checked hint="By the bank" />
    <Submit>Add</Submit>
  </PostForm>
);

function option(value: string) {
  return { value, label: value.toUpperCase() };
}

const fields: readonly FilterField[] = [
  {
    kind: 'select',
    name: 'state',
    label: 'State',
    options: [{ value: '', label: 'Any' }, option('new')],
  },
  { kind: 'date', name: 'since', label: 'Since' },
];
const chips = (path: string) => <FilterChips url={url(path)} fields={fields} />;
const filters = (path: string) => (
  <Filters url={url(path)} search="Name or number" fields={fields} />
);

it.each([
  ['completed', 'Fee not paid'],
  ['PRACTICE completed', 'Practice, fee not paid'],
  ['WITHDRAWN paid', 'Withdrawn, paid'],
])('shows the progress %j as %j', (progress, shown) => {
  expect(renderToStaticMarkup(<ProgressTag record={{ progress }} />)).toContain(`>${shown}<`);
});

describe('the frame', () => {
  it.each(ROLES)('has a way back for %s, and to Today', (role) => {
    const page = render(layout(role));
    expect(page.querySelector('form[method=post][action="/sign-out"] button')).not.toBeNull();
    expect(page.querySelector('nav a[href="/"]')?.getAttribute('aria-current')).toBe('page');
  });

  it('links each role to what it may open, and nothing else', () => {
    const links = (role: Role) =>
      [...render(layout(role)).querySelectorAll('nav a')].map((link) => link.textContent);
    expect(links('editor')).toEqual(['Today', 'Content', 'Pictures', 'School details']);
    expect(links('accounts')).toEqual(['Today', 'Applications', 'Donations', 'Bank transfers']);
    expect(links('admissions')).toEqual([
      ...['Today', 'Applications', 'Messages', 'Job applications', 'Admission form'],
    ]);
    expect(links('head')).toEqual(expect.arrayContaining(['Donations', 'People', 'Audit']));
  });

  it('marks the list that a record belongs to', () => {
    const page = render(layout('head', '/donations/online/7'));
    expect(page.querySelector('nav [aria-current]')?.textContent).toBe('Donations');
  });

  it('shows what was done, with its undo, and nothing that only the address claims', () => {
    const page = (message: string) => {
      const flash = { message, offers: [{ label: 'Undo', action: '/undo', fields: { id: '7' } }] };
      return render(layout('head', '/donations?q=a', { flash }));
    };
    const notice = (key: string) => page(key).querySelector('main [role=status]')?.textContent;
    expect(notice('saved')).toBe('Saved.');
    expect(notice('You have won')).toBeUndefined();
    expect(notice('toString')).toBeUndefined();
    const undo = page('saved').querySelector('form[method=post][action="/undo"]');
    expect(undo?.querySelector('[name=id]')?.getAttribute('value')).toBe('7');
    const close = page('saved').querySelector('.notice-close');
    expect(close?.getAttribute('href')).toBe('/donations?q=a');
  });

  it('shows how many things wait at a menu entry', () => {
    const page = render(layout('head', '/', { counts: { '/messages': 3, '/jobs': 1000 } }));
    const counts = [...page.querySelectorAll('.menu-count')].map((count) => count.textContent);
    expect(counts).toEqual(['3 waiting', '99+ waiting']);
  });

  it('has neither navigation nor sign-out for a signed-out person', () => {
    const page = render(layout(null));
    expect(page.querySelector('nav, form')).toBeNull();
  });
});

it('a table shows a message when empty instead of a head without rows', () => {
  const page = render(table([]));
  expect(page.querySelector('table')).toBeNull();
  expect(page.body.textContent).toBe('No donation has come yet.');
});

describe('filters', () => {
  it('show the address’s values, and keep those of another form', () => {
    const page = render(filters('/donations?q=rao&state=new&year=2025&before=x&message=saved'));
    expect(page.querySelector('[name=q]')?.getAttribute('value')).toBe('rao');
    expect(page.querySelector('option[value=new]')?.hasAttribute('selected')).toBe(true);
    expect(page.querySelector('details')?.hasAttribute('open')).toBe(true);
    const hidden = [...page.querySelectorAll('input[type=hidden]')].map((input) =>
      input.getAttribute('name'),
    );
    expect(hidden).toEqual(['year']);
    expect(hrefsOf(render(chips('/donations?q=rao&state=new&year=2025&before=x')))).toEqual([
      '/donations?state=new&year=2025#results',
      '/donations?q=rao&year=2025#results',
      '/donations?year=2025#results',
    ]);
  });

  it('offer nothing to clear if nothing is set', () => {
    expect(render(chips('/donations?q=&state=')).querySelector('a')).toBeNull();
  });
});

describe('pages', () => {
  it('keep the filters and drop the other cursor', () => {
    const list = '/donations?state=new';
    const address = url(`${list}&before=x&message=saved`);
    const page = render(<Pager url={address} older="1.a" newer="2.b" shown={50} />);
    expect(hrefsOf(page)).toEqual([`${list}&after=2.b`, `${list}&before=1.a`]);
  });

  it('are hidden if there is only one', () => {
    const pager = <Pager url={url('/donations')} older={null} newer={null} shown={3} />;
    expect(renderToStaticMarkup(pager)).toBe('');
  });
});

describe('a form with errors', () => {
  const page = render(form);

  it('links the summary to the field, which has the same message', () => {
    const target = page.querySelector('.error-summary a')?.getAttribute('href')?.slice(1) ?? '';
    const field = page.getElementById(target);
    expect(field?.getAttribute('name')).toBe('amount');
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    const described = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
    const texts = described.map((id) => page.getElementById(id)?.textContent);
    expect(texts).toEqual(['Rupees', 'Error: Enter the amount.']);
  });

  it('keeps the input', () => {
    expect(page.querySelector('[name=amount]')?.getAttribute('value')).toBe('abc');
    expect(page.querySelector('option[selected]')?.getAttribute('value')).toBe('b');
    expect(page.querySelector('textarea')?.textContent).toBe('Thanks');
    expect(page.querySelector('[name=cleared]')?.hasAttribute('checked')).toBe(true);
  });

  it('shows no summary without errors', () => {
    expect(renderToStaticMarkup(<ErrorSummary errors={{}} />)).toBe('');
  });
});

describe('small parts', () => {
  it('show times of the school', () => {
    const time = render(<Stamp at={AT} />).querySelector('time');
    expect(time?.textContent).toBe('12 Nov 2026, 4:05 pm');
    expect(time?.getAttribute('datetime')).toBe('2026-11-12T10:35:00.000Z');
  });

  it('leave out empty facts, and keep a zero', () => {
    const items = [
      { term: 'Name', value: 'Meera' },
      { term: 'Mobile', value: '' },
      { term: 'City', value: null },
      { term: 'Tries', value: 0 },
    ];
    const terms = [...render(<Facts items={items} />).querySelectorAll('dt')];
    expect(terms.map((term) => term.textContent)).toEqual(['Name', 'Tries']);
  });
});

it('a record’s page has its facts before the next steps, also on a phone, and the history after them', () => {
  const markup = renderToStaticMarkup(
    <RecordPage facts="The message" aside="State">
      What happened
    </RecordPage>,
  );
  expect(markup.replaceAll(/<[^>]*>/g, '')).toBe('The messageStateWhat happened');
});
