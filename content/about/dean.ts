import type { TabPage } from '@/content/blocks';
import { people } from '@/content/people';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const dean: TabPage = {
  slug: null,
  label: "From Dean's Desk",
  title: "From Dean's Desk",
  description: `The Dean of ${school.name} on teaching and learning: the order of the subjects, languages and scripture, and why understanding comes before marks.`,
  scene: 'publications',
  banner: { heading: "From Dean's Desk", verse: verses.nothingSoPure },
  blocks: [
    'Dear parents and students,',
    'My job is to make sure that boys learn what we teach. Our teachers begin a lesson with a question, let the boys try, and explain afterwards. Each half-term they set a short test on understanding, and go over what was missed.',
    'In the younger classes a boy studies English, Hindi, Mathematics, environmental studies, Sanskrit, Art and *Sastra*, the study of scripture. Information technology starts in Class 4, and Science and Social Studies in Class 6. The ICSE subjects begin in Class 9, and the last two years prepare for the ISC. Sanskrit and scripture are ordinary lessons, with homework and examinations.',
    {
      kind: 'quote',
      text: 'Marks tell us how a boy did on one morning. His questions tell us how he learns.',
      by: `${people.dean.name}, ${people.dean.role}`,
    },
    'Parents ask whether the spiritual programme takes time from study. The school day has 5 hours of lessons and an hour and a quarter of supervised study, as in any ICSE school. The temple programme comes before breakfast.',
    'When a boy finds a subject hard, please tell us early. When he finds it easy, tell us too: we give him something harder.',
    { kind: 'signature', name: people.dean.name, role: people.dean.role },
  ],
};
