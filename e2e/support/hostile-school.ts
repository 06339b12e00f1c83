import type { ReadName } from '@/contract';
import { asAnswer } from '../../scripts/views/records';
import { leaks, payloads } from '../../tests/security/payloads';
import { type Answer, json, readNameOf } from './fake-api';

/** One payload per record, in every field that may contain markup. */
const markup = [...payloads, ...leaks];

/** Payloads in the text of one news item. */
const PER_ITEM = 93;
export const newsSlugs = Array.from(
  { length: Math.ceil(markup.length / PER_ITEM) },
  (_, index) => `item-${index}`,
);

const textOf = (slug: string) => {
  const from = Number(slug.split('-')[1]) * PER_ITEM;
  const texts = markup.slice(from, from + PER_ITEM);
  return texts.map((text) => `<section>${text}</section>`).join('\n');
};

const address = (index: number) => `javascript:top.ran(${index})`;

/** A record with the fields of all reads; each reader takes its own. */
function record(index: number) {
  const words = markup[index] ?? '';
  // Plain text fields need fewer payloads: one in eight.
  const name = index % 8 === 0 ? words : 'Name';
  return {
    id: index + 1,
    slug: newsSlugs[index] ?? 'item-0',
    name,
    title: words,
    sub_title: name,
    vacancy_name: `${name} ${index}`,
    subjects: name,
    type: name,
    position: name,
    class_name: name,
    stream: name,
    location: name,
    description: words,
    message: words,
    info: words,
    details: words,
    additional_info: words,
    category: ['academic', 'book', 'publication'][index % 3],
    percentage: 97,
    status: 1,
    created_at: '2026-10-01T10:00:00Z',
    scheduled_date: name,
    admission_date: name,
    admission_text: name,
    image_url: '/media/none.webp',
    picture: null,
    thumbnail: address(index),
    video_link: address(index),
    sub_title_link: address(index),
    internal_link: address(index),
    link: address(index),
    button: address(index),
    file: address(index),
    brochure_file: address(index),
    file_link: address(index),
    brochure_pdf: address(index),
    social_links: {
      facebook: address(index),
      facebook_status: 1,
      linkedin: address(index),
      linkedin_status: 1,
      twitter: address(index),
      twitter_status: 1,
      instagram: address(index),
      instagram_status: 1,
    },
  };
}

const records = markup.map((_, index) => record(index));

function answerOf(name: ReadName, path: string): unknown {
  switch (name) {
    case 'news-event': {
      const slug = path.split('/').filter(Boolean).at(-1) ?? '';
      return { ...record(0), slug, content: textOf(slug) };
    }
    case 'fee-structure':
      return records.slice(0, 3).map((one) => ({ ...one, category: 'Day Scholar Fee', amount: 1 }));
    case 'form-controls':
      return records.slice(0, 10).map(({ name }, index) => {
        return { key: `field_${index + 1}`, field_name: name, status: 1 };
      });
    default:
      return asAnswer(name, records, 10);
  }
}

export const hostileSchool: Answer = (request, response) => {
  const name = readNameOf(request);
  const body = name ? answerOf(name, new URL(request.url ?? '', 'http://school').pathname) : {};
  json(body, name ? 200 : 404)(request, response);
};
