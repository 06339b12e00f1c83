import type { ReadName } from '@/contract';

const LONG =
  'The annual gathering of everybody who has ever taught, learnt, cooked, gardened, sung or kept watch at this school, with their families and friends, for a day of thanks ';

/** Difficult names: 300 characters, markup, one unbroken word, and a plain one. */
const names = [
  LONG.repeat(2).slice(0, 300),
  'Markup <b>in</b> a name & <img src=x onerror=alert(1)>',
  'Plain',
  'Unbroken'.repeat(12),
];
const dates = ['2026-12-05', '', 'soon', '2027-02-13T23:30:00Z'];
const pictures = [null, '/media/none.webp', '', 'https://pictures.invalid/dead.jpg'];
const html = [
  `<p>${LONG}</p><ul><li>One</li><li>Two</li></ul><table><tr><th>A</th><td>${'cell '.repeat(30)}</td></tr></table>`,
  '<p>Short</p>',
  '',
  `<h3>Head</h3><p>${LONG.repeat(5)}</p><script>alert(1)</script>`,
];

const pick = <T>(values: readonly T[], index: number) => values[index % values.length];
const links = { facebook: 'https://facebook.example.org/x', facebook_status: 1 };

function record(index: number) {
  const name = pick(names, index) ?? '';
  return {
    id: index + 1,
    slug: `item-${index + 1}`,
    name,
    title: name,
    vacancy_name: name,
    subjects: index % 3 === 0 ? LONG : 'Physics',
    type: 'parent',
    position: index % 2 === 0 ? LONG.slice(0, 90) : 'Teacher',
    category: pick(['academic', 'book', 'publication'], index),
    class_name: String((index % 12) + 1),
    stream: 'Science',
    percentage: '97.4',
    status: 1,
    image_url: pick(pictures, index) ?? '/media/none.webp',
    picture: pick(pictures, index),
    thumbnail: '',
    sub_title: LONG.slice(0, 120),
    sub_title_link: '/admission',
    internal_link: index % 2 === 0 ? '/admission' : '',
    video_link: index % 2 === 0 ? 'https://youtu.be/abcdefghijk' : 'https://example.org/film',
    description: pick(html, index),
    message: pick(html, index),
    content: pick(html, index),
    info: pick(html, index),
    details: pick(html, index),
    additional_info: pick(html, index),
    created_at: '2026-10-01T10:00:00Z',
    scheduled_date: pick(dates, index),
    location: name,
    admission_date: pick(dates, index),
    admission_text: index % 2 === 0 ? 'After the winter holidays' : '',
    link: index % 2 === 0 ? 'https://forms.example.org/x' : '',
    button: index % 2 === 0 ? 'https://forms.example.org/x' : '',
    grade: (index % 11) + 2,
    subject: name,
    file: index % 2 === 0 ? '/media/none.pdf' : '',
    brochure_file: index % 2 === 0 ? '/media/none.pdf' : '',
    file_link: '/media/none.pdf',
    purpose: name,
    paise: 40_000 * index,
    goal: index % 3 === 0 ? 50_000 : null,
    last_day: pick(dates, index),
    text: LONG,
    does: LONG,
    topic: index % 2 === 0 ? 'Fire safety certificate' : name,
    document: index % 2 === 0 ? '/media/none.pdf' : '',
    valid_until: pick(dates, index),
    session: '2098-99',
    classes: name,
    head: name,
    amount: 120_000,
    charged: 'a year',
    social_links: index % 2 === 0 ? links : null,
  };
}

const fees = ['Admission Registration Fee', 'Day Scholar Fee', 'Residential Student Fee'];

/** The response to a read with `count` records. */
export function answer(name: ReadName, count: number): unknown {
  const records = Array.from({ length: count }, (_, index) => record(index));
  switch (name) {
    case 'news-event':
      return record(0);
    case 'album':
      return { ...record(0), pictures: records };
    case 'fee-structure':
      return fees.slice(0, count).map((category) => ({ category, amount: 120_000 }));
    case 'form-controls':
      return [];
    default:
      return asAnswer(name, records, count);
  }
}

/** The given records in the shape of a read's response. */
export function asAnswer(name: ReadName, records: readonly object[], count: number): unknown {
  switch (name) {
    case 'admission-dates':
      return { dates_with_locations: records, admission_texts_with_locations: records };
    case 'results':
      return { '10th': records, '12th': records };
    case 'news-events':
      return { results: records.slice(0, 10), count };
    default:
      return records;
  }
}
