import { school } from './school';

interface FooterEntry {
  readonly label: string;
  /** An entry without one is plain text. */
  readonly href?: string;
  readonly external?: boolean;
}

export interface FooterColumn {
  readonly title: string;
  readonly entries: readonly FooterEntry[];
}

export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'About',
    entries: [
      { label: `Welcome to ${school.shortName}`, href: '/about' },
      { label: 'Founder & Vision', href: '/about?tab=1' },
      { label: 'Why the school?', href: '/about?tab=5' },
      { label: 'Our Achievements', href: '/about?tab=6' },
      { label: 'A Day at Campus', href: '/student-life?tab=5' },
      { label: 'Gita Nagri', href: '/guest-house' },
    ],
  },
  {
    title: 'Admission',
    entries: [
      { label: 'How to apply', href: '/admission' },
      { label: 'Register online', href: '/register' },
      { label: 'Split of Syllabus', href: '/syllabus' },
      { label: 'Contact us', href: '/contact-us' },
      { label: 'Login to ERP', href: school.erpUrl, external: true },
    ],
  },
  {
    title: 'Contribute',
    entries: [
      { label: 'Tax Benefits', href: '/contribute' },
      { label: 'Pay Online', href: '/donate-register' },
      { label: 'Donate from Home', href: '/donate-register' },
      { label: 'Direct Bank Transfer', href: '/direct-bank-transfer' },
    ],
  },
  {
    title: 'Important Links',
    entries: [
      { label: 'CISCE, ICSE and ISC' },
      { label: 'Ministry of Education' },
      { label: 'National Testing Agency' },
    ],
  },
  {
    title: 'Other Links',
    entries: [
      { label: 'News & Events', href: '/news-event' },
      { label: 'Competition', href: '/competition' },
      { label: 'Weekly Schedule', href: '/weekly-schedule' },
      { label: 'Vedic Gurukulam', href: '/vedic-gurukulam' },
      { label: 'Publications', href: '/acedemics?tab=4' },
      { label: 'Careers', href: '/careers' },
    ],
  },
];

/** Where a payment is made, the columns are folded under this. */
export const shortFooter = { more: 'More of this site' } as const;

export const closingBanner = {
  title: 'Ready to give your child the best in global education?',
  text: 'Registration is open for boys of classes 1 to 12, as residents or day scholars.',
  action: { label: 'Apply Now', href: '/register' },
} as const;
