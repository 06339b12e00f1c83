import type { announcements, sliderImages, videos } from '../../db';

export const demoSliderImages: (typeof sliderImages.$inferInsert)[] = [
  {
    imageUrl: '/media/slider/1.webp',
    title: 'Where <em>learning</em> meets <b>devotion</b>',
    subTitle: 'Residential and day boarding for boys, classes 1 to 12',
    subTitleLink: '/about',
  },
  {
    imageUrl: '/media/slider/2.webp',
    title: 'A day that begins <b>before the sun</b>',
    subTitle: 'See how our boys live, study, play and pray',
    subTitleLink: '/student-life?tab=5',
  },
  {
    imageUrl: '/media/slider/3.webp',
    title: '<em>Hands</em> that build, <b>minds</b> that ask',
    subTitle: 'Laboratories, robotics, music and sport under one roof',
    subTitleLink: '/facility?tab=1',
  },
  {
    status: false,
    imageUrl: '/media/slider/4.webp',
    title: 'Founders’ Day <b>is over</b>',
    subTitle: 'Thank you to all who came',
    subTitleLink: '/news-event',
  },
];

export const demoAnnouncements: (typeof announcements.$inferInsert)[] = [
  {
    name: 'Registration for the admission test is open: Classes 1 to 9, and 11',
    internalLink: '/register',
  },
  {
    name: 'The science fair has a new date: see the list of competitions',
    internalLink: '/competition',
  },
  {
    name: 'Teachers of mathematics and physics wanted for the new session',
    internalLink: '/careers',
  },
];

export const demoVideos: (typeof videos.$inferInsert)[] = [
  {
    title: 'A day at campus',
    description:
      'From the wake-up bell at 4 am to bedtime at 9:30 pm: a school day in Classes 3 to 8.',
    videoLink: 'https://www.youtube.com/watch?v=DEMO0000001',
    thumbnail: '/media/videos/1.webp',
  },
  {
    title: 'Seven hundred verses',
    description: 'The whole Gita recited from memory by boys of classes 6 to 9, in 55 minutes.',
    videoLink: 'https://youtu.be/DEMO0000002',
    thumbnail: '/media/videos/2.webp',
  },
  {
    title: 'Inside the robotics room',
    description: 'How a team of six builds a line follower in one week.',
    videoLink: 'https://www.youtube.com/embed/DEMO0000003',
    thumbnail: '/media/videos/3.webp',
  },
  {
    title: 'Gas from the gaushala',
    description: 'The bio-gas plant explained by the boys of the eco club.',
    videoLink: 'https://www.youtube.com/watch?v=DEMO0000004&t=12s',
    thumbnail: '/media/videos/4.webp',
  },
  {
    title: 'Sports day in four minutes',
    description: 'Relay, kho-kho, long jump and the tug of war.',
    videoLink: 'https://www.youtube.com/watch?v=DEMO0000005',
    thumbnail: '/media/videos/5.webp',
  },
  {
    title: 'How admission works',
    description: 'The admission desk answers the questions that parents ask most.',
    videoLink: 'https://www.youtube.com/watch?v=DEMO0000006',
    thumbnail: '/media/videos/6.webp',
  },
];
