import type { FieldValues } from '../lists/list';
import { portrait } from './portrait';
import { alumniLinks } from './social';

/** Some texts exceed the fifty words that the site shows at first, to demonstrate both cases. */
export const demoAlumni: FieldValues[] = [
  {
    name: 'Dr Devavrata Bilvavan',
    picture: portrait(3),
    description:
      '<p>Class of 2009. An orthopaedic surgeon at a district hospital, where he sees about sixty patients on an ordinary day. He says that he learned to sit with people at the hostel, on the edge of other boys’ beds, long before he learned anatomy.</p><p>He comes back every July, speaks for exactly seven minutes and then stays until supper. His hour on <em>how a knee works</em>, with two rulers and a rubber band, is booked by class 8 a year in advance.</p>',
    social_links: alumniLinks('devavrata-bilvavan', 'linkedin'),
  },
  {
    name: 'Parikshit Lohavan',
    picture: portrait(6),
    description:
      '<p>Class of 2012. Cooks for four hundred people a day in a community kitchen that he founded with two classmates.</p>',
    social_links: alumniLinks('parikshit-lohavan', 'facebook', 'instagram'),
  },
  {
    name: 'Hrishikesh Kamyavan',
    picture: portrait(33),
    description:
      '<p>Class of 2014. Robotics engineer. He was the captain of one of the first of our teams to play abroad, and he is the reason for the dent in the trophy: it was his lap from which it slid when the bus braked.</p><p>Today he designs grippers that can pick a ripe tomato without bruising it. He tests them, he writes, against the memory of the tomatoes in the kitchen garden, which nobody was allowed to touch and everybody did.</p>',
    social_links: alumniLinks('hrishikesh-kamyavan', 'linkedin', 'twitter'),
  },
  {
    name: 'Madhav Kadambe',
    picture: '',
    description:
      '<p>Class of 2006. Left a salary for nine acres of marigolds, two districts away. Supplies the petals for Holi and will not send a bill.</p>',
    social_links: alumniLinks('madhav-kadambe'),
  },
  {
    name: 'Captain Ranjit Bhandirvan',
    picture: portrait(34),
    description:
      '<p>Class of 2011. Flies rescue helicopters in the hills. In his first letter to the school he asked for the recording of the morning bell, because no other alarm had ever worked on him; it has woken his whole mess since then.</p><p>In his last one he described a night landing on a terrace the size of our tennis court, with a mother and a newborn child waiting in the snow. Class 10 read it in English and then, at their own wish, in silence once more.</p>',
    social_links: alumniLinks('ranjit-bhandirvan', 'facebook', 'linkedin'),
  },
  {
    name: 'Vishvambhar Talvan',
    picture: portrait(35),
    description:
      '<p>Class of 2017. Teaches mathematics in a village school by choice. Sends us his best problems.</p>',
    social_links: alumniLinks('vishvambhar-talvan', 'twitter'),
  },
  {
    name: 'Ekansh Mahavan',
    picture: portrait(36),
    description:
      '<p>Class of 2015. A flautist who has played in fourteen countries and still practises the four quiet minutes that he first played in our hall. Asked in an interview for his most important teacher, he named three: the music master, the peacocks, and the boy in the next bed who told him honestly when it was enough.</p><p>Twice a year he gives lessons by telephone to any boy who rings him with a question. It must be a real one. “How do I become famous” is answered with a scale in D.</p>',
    social_links: alumniLinks('ekansh-mahavan', 'instagram', 'facebook'),
  },
  {
    name: 'Nityanand Kumudvan',
    picture: '',
    description:
      '<p>Class of 2008. Chartered accountant. Audits the books of the school shop each spring together with class 11, free of charge and without mercy.</p>',
    social_links: alumniLinks('nityanand-kumudvan', 'linkedin'),
  },
  {
    name: 'Sarvesh Bahulavan',
    picture: portrait(37),
    description:
      '<p>Class of 2019. Studies Sanskrit and computer science side by side and writes a program that checks the metre of a verse. It has found two errors in a printed edition. His old teacher had found both of them in 1998, with a pencil.</p>',
    social_links: alumniLinks('sarvesh-bahulavan', 'linkedin', 'twitter', 'instagram'),
  },
  {
    name: 'Amogh Khadirvan',
    picture: portrait(38),
    description:
      '<p>Class of 2010. Builds small bio-gas plants for farms and dairies, one hundred and twelve so far. He drew the first of them at the age of fifteen, on the back of a chemistry test, while sitting on the steps of ours. The test was not his best. The drawing hangs in the science block under glass, with the mark cut off at the request of the artist, and each of his new apprentices is brought here once to read the gauge.</p>',
    social_links: alumniLinks('amogh-khadirvan', 'linkedin', 'facebook', 'twitter', 'instagram'),
  },
  {
    name: 'Justice Retd. Harshavardhan Bhadravan',
    picture: portrait(39),
    description:
      '<p>Class of 1981. The oldest of those who come on alumni day. Needs help on the stairs and none with a verse.</p>',
    social_links: {},
  },
  {
    name: 'Lakshya Madhuvan',
    picture: '',
    description:
      '<p>Class of 2021. Runs the 800 metres for his university. Finished fourth here once, and was given a shield for it.</p>',
    social_links: alumniLinks('lakshya-madhuvan', 'instagram'),
  },
];
