/** The navigation of the header, in its order. Every address is part of the site's contract. */
interface NavLink {
  readonly label: string;
  readonly href: string;
}

export interface NavMenu {
  readonly label: string;
  readonly items: readonly NavLink[];
}

export type NavEntry = NavLink | NavMenu;

const tabs = (path: string, labels: readonly string[]): NavLink[] =>
  labels.map((label, index) => ({ label, href: `${path}?tab=${index}` }));

const about = tabs('/about', [
  'Welcome',
  'Founder & Vision',
  "From Director's Desk",
  "From Dean's Desk",
  "From Principal's Desk",
  'Why the school',
  'Our Achievements',
]);

const facilities = tabs('/facility', [
  'Sports & Fitness',
  'Robotics',
  'Art Music & Dance',
  'Eco Friendly',
  'Laboratory',
  'International Standards',
  'Beautiful Inhouse Temple',
  'Health Care',
]);

const studentLife = tabs('/student-life', [
  'Yoga & Meditation',
  'Retreat and Camps',
  'Our Care',
  'Spiritual Practice',
  'Co-Curricular Activities',
  'A Day at Campus',
  'Alumni',
]);

const academics: NavLink[] = [
  ...tabs('/acedemics', ['Results', 'Faculty', 'Departments', 'Curriculum']),
  { label: 'Split of Syllabus', href: '/syllabus' },
  { label: 'Publications', href: '/acedemics?tab=4' },
  { label: 'Weekly Schedule', href: '/weekly-schedule' },
];

export const navigation: readonly NavEntry[] = [
  { label: 'Home', href: '/' },
  { label: 'About us', items: about },
  { label: 'Facilities', items: facilities },
  { label: 'Student Life', items: studentLife },
  { label: 'Academics', items: academics },
  { label: 'Admission', href: '/admission' },
  { label: 'News & Events', href: '/news-event' },
  { label: 'Donate & Contribute', href: '/contribute' },
  { label: 'Contact us', href: '/contact-us' },
  {
    label: 'More',
    items: [
      { label: 'Vedic Gurukulam', href: '/vedic-gurukulam' },
      { label: 'Careers', href: '/careers' },
      { label: 'Competition', href: '/competition' },
      { label: 'Gita Nagri', href: '/guest-house' },
    ],
  },
];

export const isMenu = (entry: NavEntry): entry is NavMenu => 'items' in entry;
