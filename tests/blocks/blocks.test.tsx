import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Blocks } from '@/components/blocks/blocks';
import type { Block } from '@/content/blocks';
import { picture } from '@/content/scenes';
import { parse } from '../ui/parse';

const show = (blocks: readonly Block[], props: { level?: 2 | 3; lead?: boolean } = {}) =>
  parse(renderToStaticMarkup(<Blocks blocks={blocks} {...props} />)).body;

const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((element) => element.textContent);

describe('words', () => {
  test('open with a lead paragraph, unless they follow something else', () => {
    const words: Block[] = [{ kind: 'paragraph', text: 'First.' }];
    expect(show(words).querySelector('.blocks-lead > p')?.textContent).toBe('First.');
    expect(show(words, { lead: false }).querySelector('.blocks-lead')).toBeNull();
  });

  test('set romanised terms in italics and in their language', () => {
    const terms = show([{ kind: 'paragraph', text: 'Then *japa* and *kirtan*.' }]);
    expect(texts(terms, 'i[lang="sa-Latn"]')).toEqual(['japa', 'kirtan']);
    expect(terms.textContent).toBe('Then japa and kirtan.');
  });

  test('make a link of an e-mail address, and leave the sentence around it', () => {
    const text = 'Write to first.office@school.example.org. Or @ noon, or to a@b.';
    const words = show([{ kind: 'paragraph', text }]);
    const links = [...words.querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'mailto:first.office@school.example.org',
    ]);
    expect(words.textContent).toBe(text);
  });

  test('take HTML for text', () => {
    const hostile = show([{ kind: 'paragraph', text: '<img src=x onerror=alert(1)>' }]);
    expect(hostile.querySelector('img')).toBeNull();
    expect(hostile.textContent).toBe('<img src=x onerror=alert(1)>');
  });

  test('are nothing at all when there are none', () => {
    expect(show([]).innerHTML).toBe('');
  });

  test('have headings one below the heading they stand under', () => {
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

describe('lists', () => {
  test('set the names of their entries as heads, when most entries have one', () => {
    const items = ['Physics: lenses.', 'Chemistry: salts.', 'And a garden.'];
    const heads = texts(show([{ kind: 'list', items }]), 'li strong');
    expect(heads).toEqual(['Physics:', 'Chemistry:']);
    expect(show([{ kind: 'list', items: ['A: b', 'c', 'd'] }]).querySelector('strong')).toBeNull();
  });

  test('count their steps when order matters', () => {
    const steps = show([{ kind: 'list', ordered: true, items: ['Sketch.', 'Build.'] }]);
    expect(texts(steps, 'ol > li')).toEqual(['Sketch.', 'Build.']);
  });
});

describe('numbers and verses', () => {
  test('a fact says its value, what it counts and who says so', () => {
    const fact = { value: '200 m³', label: 'of gas a day', source: 'from the plant' };
    const facts = show([{ kind: 'facts', items: [fact] }]);
    expect([texts(facts, 'dl dt'), texts(facts, 'dl dd')]).toEqual([
      ['200 m³'],
      ['of gas a dayfrom the plant'],
    ]);
  });

  test('a verse carries its language, its meaning and its source', () => {
    const verse = { text: 'रसो वै सः', lang: 'sa' as const, meaning: 'Joy.', source: 'Taittiriya' };
    const set = show([{ kind: 'verse', verse }]);
    expect(set.querySelector('[lang="sa"]')?.textContent).toBe('रसो वै सः');
    expect(texts(set, 'figcaption')).toEqual(['Taittiriya']);
  });
});

describe('pictures', () => {
  test('of a gallery say what they show, once for those who listen', () => {
    const gallery = show([
      { kind: 'gallery', label: 'On the fields', items: [picture('music'), picture('library')] },
    ]);
    const images = [...gallery.querySelectorAll('img')];
    expect(images.map((image) => image.getAttribute('src'))).toEqual([
      '/art/music.svg',
      '/art/library.svg',
    ]);
    for (const image of images) {
      expect(image.alt.length).toBeGreaterThan(10);
      expect(image.getAttribute('loading')).toBe('lazy');
      const caption = image.closest('figure')?.querySelector('figcaption');
      expect(caption?.getAttribute('aria-hidden')).toBe('true');
    }
  });

  test('with a caption keep it', () => {
    const single = show([{ kind: 'picture', picture: picture('map'), caption: 'The campus' }]);
    expect(texts(single, 'figure figcaption')).toEqual(['The campus']);
  });
});

describe('the timetable', () => {
  const table = show([
    {
      kind: 'timetable',
      caption: 'Grades 3 to 8',
      rows: [
        { time: '04:00', what: 'Wake-up', note: 'Bell' },
        { time: '06:00', what: 'Yoga' },
        { time: '13:30', what: 'Lunch' },
        { time: '18:15', what: 'Arati' },
        { time: '21:30', what: 'Bedtime' },
      ],
    },
  ]);

  test('is a table with a caption and a head for every row', () => {
    expect(texts(table, 'caption')).toEqual(['Grades 3 to 8']);
    expect(texts(table, 'tbody th[scope="row"]')).toEqual([
      '04:00 AM',
      '06:00 AM',
      '01:30 PM',
      '06:15 PM',
      '09:30 PM',
    ]);
    expect(texts(table, 'thead th[scope="col"]')).toHaveLength(2);
  });

  test('has the light of each hour', () => {
    const lights = [...table.querySelectorAll<HTMLElement>('tbody tr')].map(
      (row) => row.dataset.light,
    );
    expect(lights).toEqual(['night', 'dawn', 'day', 'dusk', 'night']);
  });
});

describe('ways on', () => {
  test('cards, notes, signatures and links keep all their text', () => {
    const rest = show([
      {
        kind: 'cards',
        items: [
          {
            heading: 'Science',
            text: 'To *observe*.',
            picture: picture('chemistry'),
            link: { label: 'Laboratories', href: '/facility/laboratory' },
          },
        ],
      },
      { kind: 'quote', text: 'First listen.', by: 'A teacher' },
      { kind: 'note', text: 'Joining late?' },
      { kind: 'signature', name: 'The Principal', role: 'Principal' },
      { kind: 'links', items: [{ label: 'Careers', href: '/careers' }] },
    ]);
    for (const text of ['Science', 'observe', 'First listen.', 'A teacher', 'Joining late?']) {
      expect(rest.textContent).toContain(text);
    }
    expect([...rest.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/facility/laboratory',
      '/careers',
    ]);
  });
});
