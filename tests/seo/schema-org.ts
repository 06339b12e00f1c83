import * as z from 'zod';

/**
 * The schema.org types that the site uses, with the properties that search engines require or
 * recommend. Strict: unknown properties are errors.
 */
const address = z.url({ protocol: /^https?$/ });
const text = z.string().trim().min(1);
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

const postalAddress = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: text,
  addressLocality: text,
  addressRegion: text,
  postalCode: text,
  addressCountry: z.string().length(2),
});

const place = z.strictObject({ '@type': z.literal('Place'), name: text, address: postalAddress });

const schoolRef = z.strictObject({
  '@type': z.literal('School'),
  '@id': address,
  name: text,
  url: address,
  logo: address.optional(),
});

const contactPoint = z.strictObject({
  '@type': z.literal('ContactPoint'),
  contactType: text,
  telephone: text,
  email: z.email(),
  availableLanguage: z.array(z.string().length(2)).min(1),
});

const school = z.strictObject({
  '@type': z.literal('School'),
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

const webSite = z.strictObject({
  '@type': z.literal('WebSite'),
  '@id': address,
  url: address,
  name: text,
  inLanguage: text,
  publisher: z.strictObject({ '@id': address }),
});

const breadcrumbList = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int().positive(),
        name: text,
        item: address.optional(),
      }),
    )
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1))
    .refine((items) => items.slice(0, -1).every(({ item }) => item !== undefined)),
});

const newsArticle = z.strictObject({
  '@type': z.literal('NewsArticle'),
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

const event = z.strictObject({
  '@type': z.literal('Event'),
  name: text,
  startDate: moment,
  description: text.optional(),
  eventStatus: z.literal('https://schema.org/EventScheduled'),
  eventAttendanceMode: z.literal('https://schema.org/OfflineEventAttendanceMode'),
  image: address,
  url: address,
  location: place,
  organizer: schoolRef,
});

/** Without dates, because the school API has none for vacancies. */
const jobPosting = z.strictObject({
  '@type': z.literal('JobPosting'),
  title: text,
  description: text,
  employmentType: z.literal('FULL_TIME'),
  directApply: z.boolean(),
  url: address,
  hiringOrganization: schoolRef,
  jobLocation: place,
});

const videoObject = z.strictObject({
  '@type': z.literal('VideoObject'),
  name: text,
  description: text,
  thumbnailUrl: address,
  // Only for the site's own video; the school API has no date.
  uploadDate: moment.optional(),
  embedUrl: address,
});

const faqPage = z.strictObject({
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: text,
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
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
