import type { TabPage } from '@/content/blocks';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const curriculum: TabPage = {
  slug: 'curriculum',
  label: 'Curriculum',
  title: 'Curriculum',
  description: `The curriculum of ${school.name} from Class 1 to ISC: what is taught at each stage, with brochures to download, and scripture beside science.`,
  scene: 'world-globe',
  banner: { heading: 'Curriculum', verse: verses.learningFrees },
  blocks: [
    'The school prepares boys for the ICSE at the end of Class 10 and for the ISC at the end of Class 12. It adds Sanskrit, *Sastra*, yoga and the arts. The stages below describe each group of classes; where there is a brochure, you can download it.',
  ],
  closing: [
    { kind: 'heading', text: 'From the first class to the last' },
    {
      kind: 'list',
      items: [
        'Classes 1 to 3: English, Hindi, Math, EVS, Sastra, Sanskrit and Art.',
        'From Class 4: information technology is added.',
        'From Class 6: Science and Social Studies replace EVS.',
        'Classes 9 and 10: the ICSE subjects, among them literature, history and civics, geography, commerce, computers and the three sciences.',
        'Classes 11 and 12: the ISC years, with Accountancy and Economics from Class 11 and Business Studies in Class 12.',
      ],
    },
    'The academic session starts in April. The split of the syllabus lists the subjects of every class, and the weekly schedule has the plan for each week.',
    {
      kind: 'links',
      items: [
        { label: 'Split of Syllabus', href: '/syllabus' },
        { label: 'Weekly schedule', href: '/weekly-schedule' },
        { label: 'Departments', href: '/acedemics/departments' },
      ],
    },
  ],
};
