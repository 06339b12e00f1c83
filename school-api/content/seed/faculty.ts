import type { faculty } from '../../db';
import { portrait } from './portrait';
import { facultyLinks } from './social';

/** Heads first, then by department. */
export const demoFaculty: (typeof faculty.$inferInsert)[] = [
  {
    name: 'Shri Anirveda Champakar',
    position: 'Principal',
    description:
      '<p>Taught physics for nineteen years before he took the keys. He still takes one lesson a week in class 6, and the dining hall on Mondays.</p>',
    picture: portrait(11),
    socialLinks: facultyLinks('anirveda-champakar', 'linkedin', 'facebook'),
  },
  {
    name: 'Dr Ritambhar Malatikar',
    position: 'Dean of Studies',
    description:
      '<p>Doctorate in Sanskrit grammar. Keeps the timetable of the whole school in his head, and a printed copy for everybody else.</p>',
    picture: portrait(12),
    socialLinks: facultyLinks('ritambhar-malatikar', 'linkedin'),
  },
  {
    name: 'Shri Kaushtubh Nepalaka',
    position: 'Vice Principal, Residential Care',
    description:
      '<p>Has lived in the hostel for fourteen years. Knows every boy by name and most of them by their footsteps.</p>',
    picture: portrait(13),
    socialLinks: facultyLinks('kaushtubh-nepalaka'),
  },
  {
    name: 'Smt. Vasudha Punnagar',
    position: 'Head of the Junior School',
    description:
      '<p>Classes 1 to 5. <em>A child who is listened to will listen</em>: the sentence hangs above her door, at a height for six-year-olds.</p>',
    picture: portrait(14),
    socialLinks: facultyLinks('vasudha-punnagar', 'facebook'),
  },
  {
    name: 'Shri Devashish Bakulya',
    position: 'Head of Science, Physics',
    description:
      '<p>M.Sc., B.Ed. Owner of the key to the roof and keeper of the telescope. Explains the rainbow once a year, always outdoors.</p>',
    picture: portrait(15),
    socialLinks: facultyLinks('devashish-bakulya', 'linkedin', 'twitter'),
  },
  {
    name: 'Dr Hemant Palashya',
    position: 'Chemistry',
    description:
      '<p>Ph.D. in the chemistry of natural dyes. Planned the new laboratory with a class of boys and a roll of squared paper.</p>',
    picture: portrait(16),
    socialLinks: facultyLinks('hemant-palashya', 'linkedin'),
  },
  {
    name: 'Smt. Aradhana Vetasa',
    position: 'Biology',
    description:
      '<p>Runs the garden, the compost and the eco club, in this order. Her classes go out in every weather that a leaf goes out in.</p>',
    picture: portrait(17),
    socialLinks: facultyLinks('aradhana-vetasa', 'linkedin', 'facebook', 'twitter'),
  },
  {
    name: 'Shri Niranjan Saptaparna',
    position: 'Robotics and Computer Applications',
    description:
      '<p>B.Tech. Came for one workshop and stayed. Never touches a robot whose builder is out of the room.</p>',
    picture: portrait(18),
    socialLinks: facultyLinks('niranjan-saptaparna', 'linkedin', 'twitter'),
  },
  {
    name: 'Shri Yashovardhan Tamalik',
    position: 'Head of Mathematics',
    description:
      '<p>M.Sc., M.Ed. Collects wrong proofs that are more interesting than the right ones, with their authors’ permission.</p>',
    picture: portrait(19),
    socialLinks: facultyLinks('yashovardhan-tamalik', 'linkedin'),
  },
  {
    name: 'Shri Pranav Kovidar',
    position: 'Mathematics',
    description:
      '<p>Classes 6 to 8, the mathematics circle on Saturdays, and chess at any hour.</p>',
    picture: portrait(20),
    socialLinks: facultyLinks('pranav-kovidar'),
  },
  {
    name: 'Smt. Meghana Ashokar',
    position: 'Head of English',
    description:
      '<p>M.A. in English literature. Invented the debate in which the teams change sides at half-time.</p>',
    picture: portrait(21),
    socialLinks: facultyLinks('meghana-ashokar', 'linkedin', 'facebook'),
  },
  {
    name: 'Shri Samarth Udumbar',
    position: 'English',
    description:
      '<p>Classes 6 to 8, theatre, and the school newspaper with its four corrections a year.</p>',
    picture: '',
    socialLinks: facultyLinks('samarth-udumbar', 'twitter'),
  },
  {
    name: 'Dr Shrutakirti Nagkesar',
    position: 'Head of Hindi and Sanskrit',
    description:
      '<p>Ph.D. on the folk songs of Vraja, of which she knows four hundred and sings, when asked twice, three.</p>',
    picture: portrait(22),
    socialLinks: facultyLinks('shrutakirti-nagkesar', 'facebook'),
  },
  {
    name: 'Acharya Vedavrata Kunjavan',
    position: 'Sanskrit and Sastra',
    description:
      '<p>Teaches recitation without a book in his hand. Responsible for the seven hundred verses and for the patience behind them.</p>',
    picture: portrait(23),
    socialLinks: facultyLinks('vedavrata-kunjavan'),
  },
  {
    name: 'Shri Gaurav Manjarik',
    position: 'Hindi',
    description:
      '<p>Reads one short story at the end of each week and stops before the ending.</p>',
    picture: portrait(24),
    socialLinks: facultyLinks('gaurav-manjarik', 'facebook', 'twitter'),
  },
  {
    name: 'Shri Abhinav Lodhravan',
    position: 'Head of Commerce, Accountancy',
    description:
      '<p>M.Com. His class keeps the books of the school shop for one term, with real money and a real audit.</p>',
    picture: portrait(25),
    socialLinks: facultyLinks('abhinav-lodhravan', 'linkedin'),
  },
  {
    name: 'Smt. Ketaki Arjunak',
    position: 'Economics and Business Studies',
    description:
      '<p>M.A. in economics. Begins every year at the vegetable market, at six in the morning.</p>',
    picture: portrait(26),
    socialLinks: facultyLinks('ketaki-arjunak', 'linkedin', 'facebook'),
  },
  {
    name: 'Shri Tejasvi Karnikar',
    position: 'History and Civics',
    description:
      '<p>M.A. in history. Has mapped every old well within an hour’s walk, together with three generations of class 8.</p>',
    picture: portrait(27),
    socialLinks: facultyLinks('tejasvi-karnikar', 'twitter'),
  },
  {
    name: 'Shri Uddhava Shirishak',
    position: 'Geography',
    description:
      '<p>Weather station, map room, and the walk of nine kilometres to the winter camp.</p>',
    picture: portrait(28),
    socialLinks: facultyLinks('uddhava-shirishak'),
  },
  {
    name: 'Shri Balaram Devadaru',
    position: 'Head of Physical Education',
    description:
      '<p>Athletics and kho-kho. Holds that the shield for fair play is the heavier one.</p>',
    picture: portrait(29),
    socialLinks: facultyLinks('balaram-devadaru', 'facebook'),
  },
  {
    name: 'Shri Yogesh Chandanak',
    position: 'Yoga and Meditation',
    description:
      '<p>On the field at a quarter to five, every day, for twenty-two years. Corrects with two fingers.</p>',
    picture: portrait(30),
    socialLinks: facultyLinks('yogesh-chandanak', 'linkedin', 'facebook'),
  },
  {
    name: 'Shri Swarajit Malhari',
    position: 'Music, Tabla and Flute',
    description:
      '<p>Conducts with his eyebrows. Lends any instrument to any boy who brings it back tuned.</p>',
    picture: portrait(31),
    socialLinks: facultyLinks('swarajit-malhari', 'twitter'),
  },
  {
    name: 'Smt. Chitralekha Parijat',
    position: 'Art',
    description:
      '<p>Painting, clay and the mural behind the dining hall, which is never finished and is not meant to be.</p>',
    picture: portrait(32),
    socialLinks: facultyLinks('chitralekha-parijat', 'linkedin', 'facebook', 'twitter'),
  },
  {
    name: 'Shri Granthik Haritaki',
    position: 'Librarian',
    description:
      '<p>Fourteen thousand books, one lamp for the Friday reading hour, and no fines: whoever is late reads a page aloud.</p>',
    picture: '',
    socialLinks: {},
  },
];
