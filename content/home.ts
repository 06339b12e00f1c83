import type { Blocks } from '@/content/blocks';
import { picture } from '@/content/scenes';
import { school } from '@/content/school';

/** The home page's own text; slides, videos, testimonials and news come from the school API. */
export const home = {
  title: 'Home',
  get description() {
    return `${school.name}: residential and day boarding school for boys in ${school.address.locality}, classes 1 to 12, ${school.board}, with spiritual training. Admissions ${school.session}.`;
  },
  hero: {
    loading: 'Loading...',
    subtitle: school.tagline,
    picture: picture('campus-gate'),
    apply: { label: 'Apply Now', href: '/register' },
  },
  ranking: {
    quote: 'Among the top 8 of India',
    by: 'A national survey of boarding schools',
    link: { label: 'Our Achievements', href: '/about?tab=6' },
  },
  education: {
    heading: 'A whole education',
    blocks: [
      {
        kind: 'paragraph',
        text: `${school.shortName} brings up boys in two ways at once. In the classroom they follow the ${school.board} courses, from their first copybook to the board examination. In the temple, on the playing field and in the hostel they learn what no examination asks: to rise early, to speak the truth, to pray, to serve, and to be good company.`,
      },
      {
        kind: 'paragraph',
        get text() {
          return `The campus lies in ${school.address.locality}, in the ${school.address.district} of ${school.address.state}. Day scholars join from Class 1 and residential students from Class 3. About 300 boys call the hostel home.`;
        },
      },
    ] satisfies Blocks,
    picture: picture('classroom-tree'),
    link: { label: `Welcome to ${school.shortName}`, href: '/about/welcome' },
  },
  admissionCard: {
    get heading() {
      return `Admission ${school.session}`;
    },
    locationLabel: 'Location',
    dateLabel: 'Admission date',
    noDetails: 'Details not available',
    text: 'The session starts in April; the admission process runs from October to December.',
    apply: { label: 'Apply Now', href: '/register' },
    picture: picture('admissions-desk'),
  },
  specialty: {
    heading: 'Specialty',
    explore: 'Explore',
    cards: [
      {
        heading: 'Student Life',
        text: 'Yoga at sunrise, four rounds of japa a day, camps and retreats, and a timetable that leaves room for play.',
        picture: picture('yoga-sunrise'),
        link: { label: 'Explore', href: '/student-life?tab=0' },
      },
      {
        heading: 'Facilities',
        text: 'Playing fields, laboratories, a robotics bench, a temple at the centre, and a bio-gas plant that gives 200 cubic metres of gas a day.',
        picture: picture('playing-field'),
        link: { label: 'Explore', href: '/facility?tab=0' },
      },
      {
        heading: 'Academics',
        text: `${school.board} from Class 1 to Class 12 in science, commerce and the humanities, with Hindi and Sanskrit beside them.`,
        picture: picture('library'),
        link: { label: 'Explore', href: '/acedemics?tab=0' },
      },
    ],
  },
  videos: { heading: 'See the school', empty: 'No videos available' },
  testimonials: { heading: 'What families say' },
  news: { heading: 'From our days', viewAll: { label: 'View all', href: '/news-event' } },
} as const;
