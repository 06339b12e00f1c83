import { linksIn } from './navigation';
import { school } from './school';

interface FooterEntry {
  readonly label: string;
  /** An entry without a link is plain text. */
  readonly href?: string;
  readonly external?: boolean;
}

export interface FooterColumn {
  readonly title: string;
  readonly entries: readonly FooterEntry[];
}

const column = (title: string, more: readonly FooterEntry[] = []): FooterColumn => ({
  title,
  entries: [...linksIn(title, ({ footer }) => footer), ...more],
});

export const footerColumns: readonly FooterColumn[] = [
  column('About'),
  column('Admission', [{ label: 'Login to ERP', href: school.erpUrl, external: true }]),
  column('Contribute'),
  // Organisations without a link: parents look them up themselves.
  column('Important Links', [
    { label: `CISCE, ${school.board}` },
    { label: 'Ministry of Education' },
    { label: 'National Testing Agency' },
  ]),
  column('Other Links'),
];

/** In the last line of the footer, on every page. */
export const policyLinks = linksIn('Policies', ({ footer }) => footer);

/** During a payment the columns are collapsed under this label. */
export const shortFooter = { more: 'More on this site' } as const;

export const closingBanner = {
  title: 'Ready to give your child the best in global education?',
  text: 'Registration is open for day scholars from Class 1 and residential students from Class 3, except for Classes 10 and 12.',
  action: { label: 'Apply Now', href: '/register' },
} as const;
