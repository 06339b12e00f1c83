export type SchoolFacts = {
  name: string;
  tagline: string;
  phones: readonly string[];
  admissionsEmail: string;
  mapUrl: string;
  address: {
    street: string;
    locality: string;
    district: string;
    state: string;
    postalCode: string;
    countryCode: string;
  };
  social: readonly { url: string }[];
};

const absolute = (path: string, siteUrl: string) => new URL(path, siteUrl).href;

/** The school stands on every page once; other blocks point to it by this name. */
export const schoolId = (siteUrl: string) => absolute('/#school', siteUrl);

/** Enough for readers that do not follow names from block to block. */
export const schoolRef = ({ name }: Pick<SchoolFacts, 'name'>, siteUrl: string) => ({
  '@type': 'School',
  '@id': schoolId(siteUrl),
  name,
  url: absolute('/', siteUrl),
});

export function schoolPlace({ name, address }: SchoolFacts) {
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

/** schema.org's words for the school, how it is reached, and its site. */
export function siteGraph(school: SchoolFacts, siteUrl: string) {
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
