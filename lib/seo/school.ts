type Facts = {
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

function postalAddress({
  street,
  locality,
  district,
  state,
  postalCode,
  countryCode,
}: Facts['address']) {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: `${locality}, ${district}`,
    addressRegion: state,
    postalCode,
    addressCountry: countryCode,
  };
}

/** schema.org's words for the school and how it is reached. */
export function schoolFacts(school: Facts, siteUrl: string) {
  const { name, tagline, phones, admissionsEmail, address, mapUrl, social } = school;
  return {
    '@context': 'https://schema.org',
    '@type': 'School',
    name,
    description: tagline,
    url: siteUrl,
    logo: new URL('/icons/icon-512.png', siteUrl).href,
    telephone: phones[0],
    email: admissionsEmail,
    address: postalAddress(address),
    hasMap: mapUrl,
    sameAs: social.map(({ url }) => url),
    contactPoint: phones.map((telephone) => ({
      '@type': 'ContactPoint',
      contactType: 'admissions',
      telephone,
      email: admissionsEmail,
      availableLanguage: ['en', 'hi'],
    })),
  };
}

type Vacancy = { name: string; subjects: string; info: string };

/** One job as search engines read it. The school says no dates, so none are invented. */
export function jobPosting({ name, subjects, info }: Vacancy, school: Facts, siteUrl: string) {
  const described = info || (subjects ? `${name}: ${subjects}` : name);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: name,
    description: described,
    employmentType: 'FULL_TIME',
    directApply: true,
    url: new URL(`/careers/apply-now?vacancy=${encodeURIComponent(name)}`, siteUrl).href,
    hiringOrganization: { '@type': 'School', name: school.name, sameAs: siteUrl },
    jobLocation: { '@type': 'Place', address: postalAddress(school.address) },
  };
}
