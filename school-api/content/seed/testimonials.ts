import type { FieldValues } from '../lists/list';

export const demoTestimonials: FieldValues[] = [
  {
    name: 'Sumati Madhuvan',
    type: 'parent',
    picture: '/media/portraits/p01.webp',
    message:
      '<p>My son came home for the summer and folded his own clothes. He also woke at five without a word from me. I had asked the school for good marks; <strong>I got a boy who looks after himself</strong>.</p>',
  },
  {
    name: 'Aniruddha Talvan',
    type: 'student',
    picture: '/media/portraits/p02.webp',
    message:
      '<p>In class 6 I was afraid of the stage. Now I have recited all seven hundred verses in front of the whole school, and I help the little ones with theirs.</p>',
  },
  {
    name: 'Devavrata Bilvavan',
    type: 'alumnus',
    picture: '/media/portraits/p03.webp',
    message:
      '<p>University was hard, but getting up was not. The rhythm of the hostel has stayed with me for eleven years, and so have the friends.</p>',
  },
  {
    name: 'Raghunandan Kumudvan',
    type: 'parent',
    picture: '/media/portraits/p04.webp',
    message:
      '<p>We visited four schools. Here the teachers knew the name of every boy who passed us in the corridor. We stopped looking.</p>',
  },
  {
    name: 'Ishan Bhadravan',
    type: 'student',
    picture: '/media/portraits/p05.webp',
    message:
      '<p>Our robot fell off the table an hour before the round. <em>Nobody shouted.</em> We repaired it, came third, and I learned to solder upside down.</p>',
  },
  {
    name: 'Kalyani Khadirvan',
    type: 'parent',
    picture: '',
    message:
      '<p>I can speak to the warden in the evening, and I do. He tells me what my son ate, what he read, and once, kindly, that he had been crying. That honesty is why we sleep well.</p>',
  },
  {
    name: 'Parikshit Lohavan',
    type: 'alumnus',
    picture: '/media/portraits/p06.webp',
    message:
      '<p>The school taught me two things that no examination asks for: how to sit quietly, and how to serve food to a hundred people without spilling it.</p>',
  },
  {
    name: 'Vedant Bhandirvan',
    type: 'student',
    picture: '/media/portraits/p07.webp',
    message:
      '<p>I am a day scholar, so I have two homes. The best hour is after games, when we sit under the banyan and argue about cricket and the moons of Jupiter.</p>',
  },
];
