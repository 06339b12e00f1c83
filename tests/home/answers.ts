import { type ReadName, readResponse } from '@/contract';
import { failure } from '@/lib/school-api/result';

/** Answers of the school API by call; other calls fail. */
export const answers = new Map<ReadName, unknown>();

/** Replaces the client: the real contract and reads, no network. */
export async function readCallStub(name: ReadName) {
  if (!answers.has(name)) return failure('network', 'down');
  const reading = readResponse(name, answers.get(name));
  if (!reading.ok) return failure('contract', reading.fields.join(', '));
  return { ok: true, data: reading.data, stale: false };
}

export const times = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

export const LONG = 'Harishchandra '.repeat(22).trim();
export const HOSTILE = '<img src=x onerror=alert(1)><b>Bold</b>';

export const slide = (number: number) => ({
  status: 1,
  image_url: `/media/slider/${number}.webp`,
  title: `Slide <em>${number}</em>`,
  sub_title: `Subtitle ${number}`,
  sub_title_link: '/about',
});

export const announcement = (number: number) => ({
  name: `Announcement ${number}`,
  internal_link: '/admission',
});

export const dated = (number: number) => ({
  location: `Place ${number}`,
  admission_date: '2026-12-13',
  admission_text: 'Reporting time 9 am',
});

export const video = (number: number) => ({
  id: number,
  title: `Video ${number}`,
  description: `About ${number}`,
  video_link: `https://www.youtube.com/watch?v=DEMO000000${number % 10}`,
  thumbnail: `/media/videos/${number}.webp`,
});

export const testimonial = (number: number) => ({
  name: `Parent ${number}`,
  type: 'parent',
  picture: `/media/portraits/${number}.webp`,
  message: `<p>Message ${number}</p>`,
});

export const newsItem = (number: number) => ({
  slug: `item-${number}`,
  title: `News ${number}`,
  description: `Text ${number}`,
  content: '',
  picture: `/media/news/${number}.webp`,
  created_at: '2026-01-05T04:30:00Z',
});

/** Answers with `count` records in each list. */
export function answerWith(count: number): void {
  answers.set('image-slider', times(count, slide));
  answers.set('announcement', times(count, announcement));
  answers.set('admission-dates', {
    dates_with_locations: times(count, dated),
    admission_texts_with_locations: [],
  });
  answers.set('videos', times(count, video));
  answers.set('testimonials', times(count, testimonial));
  answers.set('news-events', { results: times(Math.min(count, 10), newsItem), count });
}
