import * as z from 'zod';

/**
 * The schema.org types that the site uses, with the properties that search engines require or
 * recommend. Strict: unknown properties are errors.
 */
const address = z.url({ protocol: /^https?$/ });
const text = z.string().trim().min(1);
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

const typed = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ '@type': z.literal(type), ...shape });

const postalAddress = typed('PostalAddress', {
  streetAddress: text,
  addressLocality: text,
  addressRegion: text,
  postalCode: text,
  addressCountry: z.string().length(2),
});

const place = typed('Place', { name: text, address: postalAddress });

const schoolRef = typed('School', {
  '@id': address,
  name: text,
  url: address,
  logo: address.optional(),
});

const contactPoint = typed('ContactPoint', {
  contactType: text,
  telephone: text,
  email: z.email(),
  availableLanguage: z.array(z.string().length(2)).min(1),
});

const school = typed('School', {
  '@id': address,
  name: text,
  url: address,
  description: text,
  logo: address,
  image: address,
  telephone: text,
  email: z.email(),
  address: postalAddress,
  hasMap: address,
  sameAs: z.array(address).min(1),
  contactPoint,
});

const webSite = typed('WebSite', {
  '@id': address,
  url: address,
  name: text,
  inLanguage: text,
  publisher: z.strictObject({ '@id': address }),
});

const breadcrumbList = typed('BreadcrumbList', {
  itemListElement: z
    .array(
      typed('ListItem', {
        position: z.int().positive(),
        name: text,
        item: address.optional(),
      }),
    )
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1))
    .refine((items) => items.slice(0, -1).every(({ item }) => item !== undefined)),
});

const newsArticle = typed('NewsArticle', {
  headline: text,
  description: text.optional(),
  // The school API may have no date.
  datePublished: moment.optional(),
  image: z.array(address).min(1),
  mainEntityOfPage: address,
  url: address,
  author: schoolRef,
  publisher: schoolRef,
});

const event = typed('Event', {
  name: text,
  startDate: moment,
  endDate: moment.optional(),
  description: text.optional(),
  eventStatus: z.literal([
    'https://schema.org/EventScheduled',
    'https://schema.org/EventCancelled',
  ]),
  eventAttendanceMode: z.literal('https://schema.org/OfflineEventAttendanceMode'),
  image: address,
  url: address,
  location: place,
  organizer: schoolRef,
});

/** Without dates, because the school API has none for vacancies. */
const jobPosting = typed('JobPosting', {
  title: text,
  description: text,
  employmentType: z.literal('FULL_TIME'),
  directApply: z.boolean(),
  url: address,
  hiringOrganization: schoolRef,
  jobLocation: place,
});

const videoObject = typed('VideoObject', {
  name: text,
  description: text,
  thumbnailUrl: address,
  // Only for the site's own video; the school API has no date.
  uploadDate: moment.optional(),
  embedUrl: address,
});

const faqPage = typed('FAQPage', {
  mainEntity: z
    .array(
      typed('Question', {
        name: text,
        acceptedAnswer: typed('Answer', { text }),
      }),
    )
    .min(1),
});

const thing = z.discriminatedUnion('@type', [
  school,
  webSite,
  breadcrumbList,
  newsArticle,
  event,
  jobPosting,
  videoObject,
  faqPage,
]);

export type Thing = z.infer<typeof thing>;

const context = z.looseObject({ '@context': z.literal('https://schema.org') });

/** The objects of a data block; throws for an invalid one. */
export function readThings(json: string): Thing[] {
  const { '@context': _context, ...block } = context.parse(JSON.parse(json));
  const { '@graph': graph } = block;
  return graph === undefined ? [thing.parse(block)] : z.array(thing).min(1).parse(graph);
}
