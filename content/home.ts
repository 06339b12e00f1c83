import type { Blocks } from '@/content/blocks';
import { ranking } from '@/content/ranking';
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
    picture: picture('timeline-road'),
    apply: { label: 'Apply Now', href: '/register' },
  },
  atAGlance: {
    test: 'Admission test',
    classes: 'Open classes',
    /** Classes 10 and 12 have no new admissions. */
    open: '1 to 9, 11',
    fee: 'Registration fee',
  },
  ranking: {
    quote: ranking.quote,
    by: `${ranking.survey}, ${ranking.year}`,
    link: { label: 'Our Achievements', href: '/about?tab=6' },
  },
  education: {
    heading: 'Lessons, prayer and play',
    blocks: [
      `${school.shortName} teaches the ${school.board} courses from Class 1 to Class 12. Prayer, scripture, games and service have their own hours in the day, and boys in the hostel follow the same timetable as their teachers.`,
      {
        kind: 'paragraph',
        get text() {
          return `The campus lies in ${school.address.locality}, in the ${school.address.district} of ${school.address.state}. Day scholars join from Class 1 and residential students from Class 3. About 300 boys live in the hostel, with one warden for every 15.`;
        },
      },
    ] satisfies Blocks,
    picture: picture('day-clock'),
    link: { label: `Welcome to ${school.shortName}`, href: '/about/welcome' },
  },
  admissionCard: {
    get heading() {
      return `Admission ${school.session}`;
    },
    locationLabel: 'Location',
    dateLabel: 'Admission date',
    noDetails: 'Details not available',
    text: 'The session starts in April. The admission process runs from October to December, with some tests later.',
    apply: { label: 'Apply Now', href: '/register' },
    picture: picture('dormitory'),
  },
  specialty: {
    heading: 'Specialty',
    cards: [
      {
        heading: 'Student Life',
        text: 'Yoga at sunrise, four rounds of japa a day, clubs, camps and games. Calls, visits and a warden for every 15 boys.',
        picture: picture('yoga-sunrise'),
        link: { label: 'Explore', href: '/student-life?tab=0' },
      },
      {
        heading: 'Facilities',
        text: 'Playing fields, four laboratories, a robotics room, the temple, an infirmary, and a bio-gas plant that gives 200 cubic metres of gas a day.',
        picture: picture('playing-field'),
        link: { label: 'Explore', href: '/facility?tab=0' },
      },
      {
        heading: 'Academics',
        text: `${school.board}, with results published since 2016, five departments, and Hindi and Sanskrit beside science, commerce and the humanities.`,
        picture: picture('chemistry'),
        link: { label: 'Explore', href: '/acedemics?tab=0' },
      },
    ],
  },
  videos: { heading: 'See the school', empty: 'No videos available' },
  testimonials: { heading: 'What families say' },
  news: { heading: 'News from the school', viewAll: { label: 'View all', href: '/news-event' } },
} as const;
