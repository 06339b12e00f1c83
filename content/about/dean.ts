import type { TabPage } from '@/content/blocks';
import { people } from '@/content/people';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const dean: TabPage = {
  slug: null,
  label: "From Dean's Desk",
  title: "From Dean's Desk",
  description: `The Dean of ${school.name} writes about learning: how lessons, languages and shastra are taught, and why understanding comes before marks.`,
  scene: 'library',
  banner: { heading: "From Dean's Desk", verse: verses.nothingSoPure },
  blocks: [
    { kind: 'paragraph', text: 'Dear parents and pupils,' },
    {
      kind: 'paragraph',
      text: 'My work is to see that what is taught here is also learnt. The two are easily confused. A chapter can be finished, copied out and examined, and still leave nothing behind. So we ask our teachers to begin with a question, to let the boys try, and to explain afterwards.',
    },
    {
      kind: 'paragraph',
      text: 'In the younger classes a boy studies English, Hindi, Mathematics, environmental studies, Sanskrit and Art, and with them *Sastra*, the study of scripture. Information technology joins in Grade 4; Science and Social Studies in Grade 6. From Grade 9 the ICSE subjects take over, and the last two years prepare for the ISC. Nothing in that order is unusual except one thing: Sanskrit and scripture are ordinary lessons here, with a place in the timetable and a teacher who expects homework.',
    },
    {
      kind: 'quote',
      text: 'Marks tell us how a boy did on one morning. His questions tell us how he will do when he is grown.',
      by: `${people.dean.name}, ${people.dean.role}`,
    },
    {
      kind: 'paragraph',
      text: 'People ask whether the spiritual programme takes time from study. It gives time back. A boy who has risen early, chanted and breathed deeply comes to his first lesson awake. He has also practised, in a small way, the habit on which all learning rests, which is attention.',
    },
    {
      kind: 'paragraph',
      text: 'When a boy finds a subject hard, tell us early. When he finds it easy, tell us too: he should be given something harder.',
    },
    { kind: 'signature', name: people.dean.name, role: people.dean.role },
  ],
};
