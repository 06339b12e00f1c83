export const item = (number: number, more: object = {}) => ({
  slug: `item-${number}`,
  title: `Item ${number}`,
  description: `Summary ${number}`,
  content: '',
  picture: `/media/news/${number}.webp`,
  created_at: '2026-01-05T04:30:00Z',
  ...more,
});

export const itemsOf = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, at) => item(at + 1, more));

export const pageOf = (results: object[], count = results.length) => ({ results, count });
