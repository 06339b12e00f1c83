import * as z from 'zod';
import { albumPicture } from '../entities/album';

/** Every drawing in the site's public/art, with its alternative text. */
export const DRAWINGS = {
  'campus-gate':
    'The sandstone gate of the campus at dawn, with boys walking in and a peacock on the lawn',
  shikhara: 'The campus temple with its spire and flag in the morning light',
  'river-steps': 'Stone steps leading down to the river at sunrise',
  'classroom-tree': 'Boys sitting with their teacher under a spreading tree',
  'yoga-sunrise': 'Boys in yoga postures on the river bank at sunrise',
  'playing-field': 'Boys playing football on the school field',
  robotics: 'Boys and their teacher at a bench with a robot they have built',
  chemistry: 'Boys and their teacher at a chemistry bench with flasks and a burner',
  music: 'Musicians with tabla, harmonium and flute on a carpet',
  library: 'Boys reading at a desk among the shelves of the library',
  gaushala: 'Cows and a calf at the gaushala, the cow shelter of the campus',
  'biogas-solar': 'The dome of the bio-gas plant beside a row of solar panels',
  'dining-hall': 'Boys sitting in rows for a meal in the dining hall',
  dormitory: 'Boys and made beds in a hostel dormitory',
  infirmary: 'A nurse and a doctor beside a boy in bed in the school infirmary',
  'guest-house': 'A family arriving at the guest house, among its trees',
  'retreat-fire': 'Boys seated round a camp fire in the evening',
  'gita-recital': 'Boys on a carpet reciting the Bhagavad Gita together',
  'prize-day': 'A boy receiving a prize on the school stage',
  'science-fair': 'Boys showing their models at the science fair',
  'admissions-desk': 'A family standing at the admissions desk',
  map: 'A drawn map of the campus, the temple and the river',
  'vedic-gurukulam': 'A teacher and his students round a sacred fire under a thatched roof',
  'results-board': 'Boys cheering in front of the board of results',
  'faculty-room': 'Teachers in conversation over books and tea in the faculty room',
  publications: 'Books published by the school on a desk with a lamp and a peacock feather',
  'alumni-walk': 'Former students walking with their teacher from the campus gate',
  careers: 'Applicants with folders walking towards the entrance of the school',
  'contact-letter': 'A boy and his mother posting a letter in a pillar box',
  'give-trees': 'Boys and grown-ups planting and watering young trees',
  university: 'The planned university, drawn as a sandstone front beyond a long pool',
  'timeline-road': 'A road winding past milestones towards a temple on the hill',
  'day-clock': 'A clock of the day: yoga in the morning, study, play, and night',
  swimming: 'Boys swimming along the lanes of a pool',
  'art-room': 'Boys painting at easels in the art room',
  'world-globe': 'Boys and teachers in front of a large globe',
} as const;

/** By the name of the scene: the school's own photograph in place of the drawing. */
export const scenePhotos = z.record(z.string(), albumPicture);
