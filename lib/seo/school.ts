import type { School } from '@/content/school-shape';

const absolute = (path: string, siteUrl: string) => new URL(path, siteUrl).href;

/** The @id of the school, which other blocks refer to. */
export const schoolId = (siteUrl: string) => absolute('/#school', siteUrl);

/** Includes the name for consumers that do not resolve @id across blocks. */
export const schoolRef = ({ name }: Pick<School, 'name'>, siteUrl: string) => ({
  '@type': 'School',
  '@id': schoolId(siteUrl),
  name,
  url: absolute('/', siteUrl),
});

export function schoolPlace({ name, address }: School) {
  const { street, locality, district, state, postalCode, countryCode } = address;
  return {
    '@type': 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: `${locality}, ${district}`,
      addressRegion: state,
      postalCode,
      addressCountry: countryCode,
    },
  };
}

/** Structured data of the school, its contacts and its site. */
export function siteGraph(school: School, siteUrl: string) {
  const { name, tagline, phones, admissionsEmail: email, mapUrl, social } = school;
  const id = schoolId(siteUrl);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        ...schoolRef(school, siteUrl),
        description: tagline,
        logo: absolute('/icons/icon-512.png', siteUrl),
        image: absolute('/og/home.jpg', siteUrl),
        telephone: phones[0],
        email,
        address: schoolPlace(school).address,
        hasMap: mapUrl,
        sameAs: social.map(({ url }) => url),
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'admissions',
          telephone: phones.at(-1),
          email,
          availableLanguage: ['en', 'hi'],
        },
      },
      {
        '@type': 'WebSite',
        '@id': absolute('/#site', siteUrl),
        url: absolute('/', siteUrl),
        name,
        inLanguage: 'en-IN',
        publisher: { '@id': id },
      },
    ],
  };
}
