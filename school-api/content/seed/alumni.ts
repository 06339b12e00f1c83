import type { FieldValues } from '../lists/list';
import { portrait } from './portrait';
import { alumniLinks } from './social';

/** Some texts exceed the fifty words shown at first, to demonstrate both cases. */
export const demoAlumni: FieldValues[] = [
  {
    name: 'Dr Devavrata Bilvavan',
    picture: portrait(3),
    description:
      '<p>Class of 2009. An orthopaedic surgeon at a district hospital, where he sees about sixty patients a day. He says that he learned to listen to people in the hostel, long before he learned anatomy.</p><p>He comes back for alumni day every July. In August he teaches Class 8 for an hour on <em>how a knee works</em>, with two rulers and a rubber band.</p>',
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
      '<p>Class of 2014. Robotics engineer. He was captain of one of our first teams at an international contest.</p><p>Today he designs grippers that can pick a ripe tomato without bruising it. He says that the idea goes back to the kitchen garden of the school, where he spent his afternoons when the robotics room was closed.</p>',
    social_links: alumniLinks('hrishikesh-kamyavan', 'linkedin', 'twitter'),
  },
  {
    name: 'Madhav Kadambe',
    picture: '',
    description:
      '<p>Class of 2006. Grows marigolds on nine acres, two districts away, and gives the school petals for Holi.</p>',
    social_links: alumniLinks('madhav-kadambe'),
  },
  {
    name: 'Captain Ranjit Bhandirvan',
    picture: portrait(34),
    description:
      '<p>Class of 2011. Flies rescue helicopters in the hills. He still uses a recording of the school’s morning bell as his alarm.</p><p>In his last letter he described landing at night on a terrace the size of a tennis court, where a mother and her newborn child were waiting in the snow. Class 10 read it in an English lesson.</p>',
    social_links: alumniLinks('ranjit-bhandirvan', 'facebook', 'linkedin'),
  },
  {
    name: 'Vishvambhar Talvan',
    picture: portrait(35),
    description:
      '<p>Class of 2017. Teaches mathematics in a village school, and sends us his best problems.</p>',
    social_links: alumniLinks('vishvambhar-talvan', 'twitter'),
  },
  {
    name: 'Ekansh Mahavan',
    picture: portrait(36),
    description:
      '<p>Class of 2015. A flautist who has played in fourteen countries. He gave his first solo at our winter concert. He says that his most important teachers were the music master and the boy in the next bed, who told him honestly when he had practised enough.</p><p>Twice a year he gives lessons by phone to boys of the school.</p>',
    social_links: alumniLinks('ekansh-mahavan', 'instagram', 'facebook'),
  },
  {
    name: 'Nityanand Kumudvan',
    picture: '',
    description:
      '<p>Class of 2008. Chartered accountant. Audits the accounts of the school shop with Class 11 every spring.</p>',
    social_links: alumniLinks('nityanand-kumudvan', 'linkedin'),
  },
  {
    name: 'Sarvesh Bahulavan',
    picture: portrait(37),
    description:
      '<p>Class of 2019. Studies Sanskrit and computer science. He is writing a program that checks the metre of a verse, and has used it to find two errors in a printed edition.</p>',
    social_links: alumniLinks('sarvesh-bahulavan', 'linkedin', 'twitter', 'instagram'),
  },
  {
    name: 'Amogh Khadirvan',
    picture: portrait(38),
    description:
      '<p>Class of 2010. Builds small bio-gas plants for farms and dairies, 112 so far. He drew the first one at the age of fifteen, on the steps of the plant at school. The drawing now hangs in the science block. He brings each of his new apprentices to the campus to see our plant and read its gauge, and the boys of the eco club show them round.</p>',
    social_links: alumniLinks('amogh-khadirvan', 'linkedin', 'facebook', 'twitter', 'instagram'),
  },
  {
    name: 'Justice Retd. Harshavardhan Bhadravan',
    picture: portrait(39),
    description:
      '<p>Class of 1981. Practised law for 40 years, and comes to alumni day every July.</p>',
    social_links: {},
  },
  {
    name: 'Lakshya Madhuvan',
    picture: '',
    description:
      '<p>Class of 2021. Runs the 800 metres for his university. He won our fair play shield.</p>',
    social_links: alumniLinks('lakshya-madhuvan', 'instagram'),
  },
];
