import { withLiveFacts } from './live-facts';
import type { Logo, School } from './school-shape';

/**
 * Facts about the school. A school that adopts this site edits this file first; what the office
 * changes later (session, phones and so on) takes precedence.
 */
export const school: School = withLiveFacts({
  /** A school removes this line once everything below is its own, including the session. */
  isDemo: true,
  name: 'Vrindaranya Vidyapeeth',
  shortName: 'Vidyapeeth',
  tagline: 'Residential and day boarding school for boys, classes 1 to 12',
  board: 'ICSE and ISC',
  disclosure: 'cisce-up',
  session: '2026-27',
  announcedSession: '2026-2027',
  phones: ['+91 00000 00010', '+91 00000 00011'],
  whatsApp: '+91 00000 00010',
  admissionsEmail: 'admissions@vidyapeeth.example.org',
  email: 'office@vidyapeeth.example.org',
  /** The sender of automatic emails; replies are not read. */
  noReplyEmail: 'no-reply@vidyapeeth.example.org',
  address: {
    street: 'Vidyapeeth Campus, Parikrama Marg',
    locality: 'Vraja',
    district: 'Mathura district',
    state: 'Uttar Pradesh',
    postalCode: '000000',
    country: 'India',
    countryCode: 'IN',
  },
  erpUrl: 'https://erp.vidyapeeth.example.org/',
  mapUrl: 'https://maps.example.org/vidyapeeth',
  social: [
    { name: 'Facebook', url: 'https://facebook.example.org/vidyapeeth' },
    { name: 'Instagram', url: 'https://instagram.example.org/vidyapeeth' },
    { name: 'YouTube', url: 'https://youtube.example.org/vidyapeeth' },
    { name: 'LinkedIn', url: 'https://linkedin.example.org/vidyapeeth' },
    { name: 'Flickr', url: 'https://flickr.example.org/vidyapeeth' },
  ],
  designer: { name: 'Kadamba Studio', url: 'https://kadamba-studio.example.org/' },
  /** For donations by bank transfer. Placeholders: no money can reach them. */
  bankAccount: {
    bank: 'Demo Bank of Vraja (placeholder)',
    accountNumber: '000000000000',
    ifsc: 'DEMO0000000',
    swiftCode: 'DEMOINBBXXX',
  },
  upiId: 'placeholder@demobank',
  donationRegistrations: [{ urn: 'DEMO0000000', issuedOn: '2021-09-23' }],
  /** The same values as in app/tokens.css, for emails, the manifest and the payment window. */
  colours: {
    paper: '#fbf6ec',
    line: '#e4d5bf',
    ink: '#25264f',
    'ink-soft': '#4b4d78',
    'on-dark': '#fdf9f1',
    peacock: '#0b5966',
    'peacock-deep': '#07404b',
  },
});

/** The SVG in the header; icons of browsers and phones are in public/icons. */
export const logo: Logo = {
  viewBox: '0 0 64 64',
  paths: [
    {
      fill: '#0b5966',
      d: 'M32 1.5c14 8.5 23.5 21 23.5 35 0 14.5-10.5 26-23.5 26S8.5 51 8.5 36.5c0-14 9.5-26.5 23.5-35',
    },
    {
      fill: '#f2a32c',
      d: 'M32 14c9.5 6 15.5 14.5 15.5 24.5 0 10.5-7 18-15.5 18s-15.5-7.5-15.5-18c0-10 6-18.5 15.5-24.5',
    },
    {
      fill: '#5fa8a6',
      d: 'M32 23c6.5 4.5 10.5 10.5 10.5 17.5s-4.5 12-10.5 12-10.5-5-10.5-12 4-13 10.5-17.5',
    },
    {
      fill: '#25264f',
      d: 'M32 35.5c2.5-3 7-2 7 3 0 6-3.5 10-7 10s-7-4-7-10c0-5 4.5-6 7-3',
    },
  ],
};
