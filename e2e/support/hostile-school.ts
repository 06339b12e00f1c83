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

const MARKUP_FIELDS = ['title', 'description', 'message', 'info', 'details', 'additional_info'];
const TEXT_FIELDS = [
  ...['name', 'sub_title', 'subjects', 'type', 'position', 'class_name', 'stream', 'location'],
  ...['scheduled_date', 'admission_date', 'admission_text'],
];
const ADDRESS_FIELDS = [
  ...['thumbnail', 'video_link', 'sub_title_link', 'internal_link', 'link', 'button'],
  ...['file', 'brochure_file', 'file_link', 'brochure_pdf'],
];
const NETWORKS = ['facebook', 'linkedin', 'twitter', 'instagram'];

/** Plain text fields need fewer payloads: one in eight. */
const nameOf = (index: number) => (index % 8 === 0 ? (markup[index] ?? '') : 'Name');

/** A record with the fields of all reads; each reader takes its own. */
function record(index: number) {
  const words = markup[index] ?? '';
  const name = nameOf(index);
  const each = <T>(fields: readonly string[], value: T) =>
    Object.fromEntries(fields.map((field) => [field, value]));
  return {
    ...each(MARKUP_FIELDS, words),
    ...each(TEXT_FIELDS, name),
    ...each(ADDRESS_FIELDS, address(index)),
    id: index + 1,
    slug: newsSlugs[index] ?? 'item-0',
    vacancy_name: `${name} ${index}`,
    category: ['academic', 'book', 'publication'][index % 3],
    percentage: 97,
    status: 1,
    created_at: '2026-10-01T10:00:00Z',
    image_url: '/media/none.webp',
    picture: null,
    social_links: {
      ...each(NETWORKS, address(index)),
      ...each(
        NETWORKS.map((network) => `${network}_status`),
        1,
      ),
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
      return markup.slice(0, 10).map((_, index) => {
        return { key: `field_${index + 1}`, field_name: nameOf(index), status: 1 };
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
