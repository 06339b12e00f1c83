import type { Logo, School } from '@/content/school-shape';

/** Replaces content/school.ts in the vitest project 'another school': see vitest.config.ts. */
export const school: School = {
  name: 'Banyan Valley School',
  shortName: 'Banyan Valley',
  tagline: 'Day and boarding school for classes 1 to 12',
  board: 'CBSE',
  session: '2031-32',
  announcedSession: '2031-2032',
  phones: ['+91 98765 43210'],
  admissionsEmail: 'join@banyan-valley.example',
  email: 'hello@banyan-valley.example',
  noReplyEmail: 'robot@banyan-valley.example',
  address: {
    street: '14, Lake Road',
    locality: 'Nainital',
    district: 'Nainital district',
    state: 'Uttarakhand',
    postalCode: '263001',
    country: 'India',
    countryCode: 'IN',
  },
  erpUrl: 'https://erp.banyan-valley.example/',
  mapUrl: 'https://maps.banyan-valley.example/',
  social: [{ name: 'Instagram', url: 'https://instagram.example/banyan-valley' }],
  designer: { name: 'Lakeside Studio', url: 'https://lakeside.example/' },
  bankAccount: {
    bank: 'Bank of the Lakes',
    accountNumber: '4711081512345',
    ifsc: 'LAKE0004711',
    swiftCode: 'LAKEINBBXXX',
  },
  upiId: 'banyanvalley@lakebank',
  donationRegistrations: [{ urn: 'AAATD0000DF20214', issuedOn: '2021-09-23' }],
  colours: {
    paper: '#fafafa',
    line: '#dddddd',
    ink: '#222222',
    'ink-soft': '#444444',
    'on-dark': '#fefefe',
    peacock: '#234567',
    'peacock-deep': '#123456',
  },
};

export const logo: Logo = { viewBox: '0 0 32 32', paths: [{ fill: '#234567', d: 'M0 0h32v32z' }] };
