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
    {
      kind: 'paragraph',
      text: 'The school prepares boys for the ICSE at the end of Class 10 and for the ISC at the end of Class 12. Round these two courses it sets lessons of its own: Sanskrit, *Sastra*, yoga and the arts. The stages below can be read one by one; where there is a brochure, it can be downloaded.',
    },
  ],
  closing: [
    { kind: 'heading', text: 'From the first class to the last' },
    {
      kind: 'list',
      items: [
        'The early grades: English, Hindi, Math, EVS, Sastra, Sanskrit and Art.',
        'From Grade 4: information technology joins them.',
        'From Grade 6: Science and Social Studies take up what EVS began.',
        'Grades 9 and 10: the ICSE subjects, among them literature, history and civics, geography, commerce, computers and the three sciences.',
        'Grades 11 and 12: the ISC years, with Accountancy and Economics from Grade 11 and Business Studies in Grade 12.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'The academic session starts in April. The subjects of every grade are listed in the split of the syllabus, and the plan for each week in the weekly schedule.',
    },
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
