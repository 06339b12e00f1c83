import { describe, expect, test } from 'vitest';
import { Blocks } from '@/components/blocks/blocks';
import type { Block } from '@/content/blocks';
import { picture } from '@/content/scenes';
import { listed } from '../support/listed';
import { attributes, render, texts } from '../ui/render';

const show = (blocks: readonly Block[], props: { level?: 2 | 3 } = {}) =>
  render(<Blocks blocks={blocks} {...props} />).body;
const paragraph = (text: string) => show([text]);

describe('text', () => {
  test('set romanised terms in italics and in their language', () => {
    const words = paragraph('Then *japa* and *kirtan*.');
    expect(texts(words, 'i[lang="sa-Latn"]')).toEqual(['japa', 'kirtan']);
    expect(words.textContent).toBe('Then japa and kirtan.');
  });

  test('links an email address within its sentence', () => {
    const text = 'Write to first.office@school.example.org. Or @ noon, or to a@b.';
    expect(attributes(paragraph(text), 'a')).toEqual(['mailto:first.office@school.example.org']);
    expect(paragraph(text).textContent).toBe(text);
  });

  test('is not parsed as HTML', () => {
    const words = paragraph('<img src=x onerror=alert(1)>');
    expect(words.querySelector('img')).toBeNull();
    expect(words.textContent).toBe('<img src=x onerror=alert(1)>');
  });

  test('has headings one level below the heading above it', () => {
    const blocks: Block[] = [
      { kind: 'heading', text: 'Breath' },
      { kind: 'gallery', label: 'Mornings', items: [picture('music')] },
      { kind: 'timeline', entries: [{ year: 2012, heading: 'First', text: 'x' }] },
      { kind: 'cards', items: [{ heading: 'Science', text: 'x' }] },
    ];
    expect(texts(show(blocks), 'h2')).toEqual(['Breath', 'Mornings', 'First', 'Science']);
    expect(texts(show(blocks, { level: 3 }), 'h3')).toHaveLength(4);
  });
});

test('a list shows the names of its entries as headings, if most have one', () => {
  const heads = (...items: string[]) => texts(show([{ kind: 'list', items }]), 'li strong');
  expect(heads('Physics: lenses.', 'Chemistry: salts.', 'And a garden.')).toEqual([
    'Physics:',
    'Chemistry:',
  ]);
  expect(heads('A: b', 'c', 'd')).toEqual([]);
});

test('pictures have alternative text, announced once', () => {
  const items = [picture('music'), picture('library')];
  const gallery = show([{ kind: 'gallery', label: 'On the fields', items }]);
  const shown = attributes(gallery, 'figure:has(figcaption[aria-hidden="true"]) img', 'alt');
  expect(shown.map((alt) => (alt ?? '').length > 10)).toEqual([true, true]);
});

test('a timetable is a table with a heading per row, and the light of each hour', () => {
  const rows = ['04:00', '06:00', '13:30', '18:15', '21:30'].map((time) => ({ time, what: 'x' }));
  const table = show([{ kind: 'timetable', caption: 'Grades 3 to 8', rows }]);
  expect(texts(table, 'caption')).toEqual(['Grades 3 to 8']);
  expect(texts(table, 'tbody th[scope="row"]')).toEqual([
    '04:00 AM',
    '06:00 AM',
    '01:30 PM',
    '06:15 PM',
    '09:30 PM',
  ]);
  expect(attributes(table, 'tbody tr', 'data-light')).toEqual([
    'night',
    'dawn',
    'day',
    'dusk',
    'night',
  ]);
});

test('the day’s arc names the chosen rows, hidden from screen readers', () => {
  const rows = [
    { time: '04:00', what: 'Wake-up', arc: true as const },
    { time: '21:30', what: 'x' },
  ];
  const day = show([{ kind: 'timetable', caption: 'A day', rows }]);
  expect(texts(day, 'svg[aria-hidden="true"] text')).toEqual(['Wake-up04:00 AM']);
  const plain = show([
    { kind: 'timetable', caption: 'A day', rows: [{ time: '04:00', what: 'x' }] },
  ]);
  expect(plain.querySelector('svg')).toBeNull();
});

test('every other kind of block keeps its text and links', () => {
  const link = { label: 'Laboratories', href: '/facility/laboratory' };
  const verse = { text: 'रसो वै सः', lang: 'sa' as const, meaning: 'Joy.', source: 'Taittiriya' };
  const blocks = show([
    { kind: 'facts', items: [{ value: '200 m³', label: 'of gas', source: 'from the plant' }] },
    { kind: 'verse', verse },
    { kind: 'picture', picture: picture('map'), caption: 'The campus' },
    { kind: 'cards', items: [{ heading: 'Science', text: 'To *observe*.', link }] },
    { kind: 'quote', text: 'First listen.', by: 'A teacher' },
    { kind: 'note', text: 'Joining late?' },
    { kind: 'table', caption: 'Calls', head: ['What', 'When'], rows: [['Visits', 'On *Sunday*']] },
    { kind: 'flow', label: 'Cow to kitchen', steps: [{ heading: 'Plant', text: 'Gas.' }] },
    { kind: 'contests', items: [{ year: 2024, name: 'Rescue', place: 'Pune', result: 'Winners' }] },
    { kind: 'signature', name: 'Meera Rao', role: 'Principal' },
    { kind: 'links', items: [{ label: 'Careers', href: '/careers' }] },
  ]);
  for (const words of listed(`
    200 m³ | of gas | from the plant | रसो वै सः | Taittiriya | The campus | Science | observe
    Calls | When | Visits | On Sunday | Cow to kitchen | Plant | Gas. | 2024 | Rescue | Pune | Winners
    First listen. | A teacher | Joining late? | Meera Rao | Principal | Careers
  `)) {
    expect(blocks.textContent).toContain(words);
  }
  expect(texts(blocks, '[lang="sa"]')).toEqual([verse.text]);
  expect(attributes(blocks, 'a')).toEqual(['/facility/laboratory', '/careers']);
});
