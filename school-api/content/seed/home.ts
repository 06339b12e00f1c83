import type { FieldValues } from '../lists/list';

export const demoSliderImages: FieldValues[] = [
  {
    image_url: '/media/slider/1.webp',
    title: 'Where <em>learning</em> meets <b>devotion</b>',
    sub_title: 'Residential and day boarding for boys, classes 1 to 12',
    sub_title_link: '/about',
  },
  {
    image_url: '/media/slider/2.webp',
    title: 'A day that begins <b>before the sun</b>',
    sub_title: 'See how our boys live, study, play and pray',
    sub_title_link: '/student-life?tab=5',
  },
  {
    image_url: '/media/slider/3.webp',
    title: '<em>Hands</em> that build, <b>minds</b> that ask',
    sub_title: 'Laboratories, robotics, music and sport under one roof',
    sub_title_link: '/facility?tab=1',
  },
  {
    status: false,
    image_url: '/media/slider/4.webp',
    title: 'Founders’ Day <b>is over</b>',
    sub_title: 'Thank you to all who came',
    sub_title_link: '/news-event',
  },
];

export const demoAnnouncements: FieldValues[] = [
  {
    name: 'Registration for the admission test is open: Classes 1 to 9, and 11',
    internal_link: '/register',
  },
  {
    name: 'The science fair has a new date: see the list of competitions',
    internal_link: '/competition',
  },
  {
    name: 'Teachers of mathematics and physics wanted for the new session',
    internal_link: '/careers',
  },
];

export const demoVideos: FieldValues[] = [
  {
    title: 'A day at campus',
    description:
      'From the wake-up bell at 4 am to bedtime at 9:30 pm: a school day in Classes 3 to 8.',
    video_link: 'https://www.youtube.com/watch?v=DEMO0000001',
    thumbnail: '/media/videos/1.webp',
  },
  {
    title: 'Seven hundred verses',
    description: 'The whole Gita recited from memory by boys of classes 6 to 9, in 55 minutes.',
    video_link: 'https://youtu.be/DEMO0000002',
    thumbnail: '/media/videos/2.webp',
  },
  {
    title: 'Inside the robotics room',
    description: 'How a team of six builds a line follower in one week.',
    video_link: 'https://www.youtube.com/embed/DEMO0000003',
    thumbnail: '/media/videos/3.webp',
  },
  {
    title: 'Gas from the gaushala',
    description: 'The bio-gas plant explained by the boys of the eco club.',
    video_link: 'https://www.youtube.com/watch?v=DEMO0000004&t=12s',
    thumbnail: '/media/videos/4.webp',
  },
  {
    title: 'Sports day in four minutes',
    description: 'Relay, kho-kho, long jump and the tug of war.',
    video_link: 'https://www.youtube.com/watch?v=DEMO0000005',
    thumbnail: '/media/videos/5.webp',
  },
  {
    title: 'How admission works',
    description: 'The admission desk answers the questions that parents ask most.',
    video_link: 'https://www.youtube.com/watch?v=DEMO0000006',
    thumbnail: '/media/videos/6.webp',
  },
];
