import type { FieldValues } from '../lists/list';

export const demoProgrammes: FieldValues[] = [
  {
    name: 'vedic',
    description:
      '<p>The Vedic Gurukulam is a full-time residential course beside the school. A boy joins after class 5, lives with his teachers, and learns by hearing, repeating and serving, as it was done long before there were books.</p><h3>What is studied</h3><ul><li><strong>Sanskrit</strong>, spoken from the first week and written from the second term</li><li><strong>Recitation</strong> of the Gita and selected hymns, with correct accent</li><li><strong>Philosophy</strong>, first as stories, later as debate</li><li><strong>English, mathematics and computers</strong>, so that every door stays open</li></ul><h3>How a day goes</h3><p>Boys rise at four, sing in the temple until sunrise, study until noon, and spend the afternoon with the cows, in the garden and on the playing field. Every boy takes four rounds of japa daily.</p><blockquote><p>We do not teach a boy to leave the world. We teach him to carry something into it.</p></blockquote>',
    button: 'https://forms.example.org/vedic-gurukulam',
    file: '/media/files/vedic-gurukulam-brochure.pdf',
  },
  {
    name: 'Gita Foundation Course',
    description:
      '<p>A one-year course for day scholars and for boys from other schools, on Saturdays from three to five.</p><ol><li><strong>April to July:</strong> chapters 1 to 6, meaning and memory</li><li><strong>August to November:</strong> chapters 7 to 12, with a notebook kept by each boy</li><li><strong>December to March:</strong> chapters 13 to 18, and the recitation of all 700 verses</li></ol><p>No Sanskrit is needed at the start. A parent is welcome to sit at the back and learn as well.</p>',
    button: 'https://forms.example.org/gita-foundation',
    file: '/media/files/gita-foundation-brochure.pdf',
  },
];

export const demoCompetitions: FieldValues[] = [
  {
    name: 'Gita Recitation, Classes 3 to 5',
    scheduled_date: '2026-12-05',
    details:
      '<p>Chapter 12 from memory, alone or in pairs. Judged for <strong>clarity, rhythm and feeling</strong>, not for speed.</p>',
    link: 'https://forms.example.org/gita-recitation',
  },
  {
    name: 'Line Follower Challenge',
    scheduled_date: '2026-12-19',
    details:
      '<p>Teams of three build and program a robot that follows a track they have not seen before.</p><ul><li>You can borrow a kit from the robotics room</li><li>You may add your own parts, up to Rs. 2,000</li></ul>',
    link: 'https://forms.example.org/line-follower',
  },
  {
    name: 'Inter-House Debate',
    scheduled_date: '2027-01-16',
    details:
      '<p>Motion: <em>A machine can be a good teacher.</em> Two speakers a house, four minutes each, one question from the floor.</p>',
    link: '',
  },
  {
    name: 'Science Fair',
    scheduled_date: '2027-02-13',
    details:
      '<p>One table, one question, one experiment. Classes 6 to 9 show their own work; class 11 judges and is judged by the visitors.</p>',
    link: 'https://forms.example.org/science-fair',
  },
  {
    name: 'Art on the River Steps',
    details:
      '<p>A morning of drawing at the ghats with charcoal and watercolour. The date depends on the weather and is announced in assembly the day before.</p>',
    link: 'https://forms.example.org/river-art',
  },
];

export const demoWeeklySchedules: FieldValues[] = [
  ['2026-11-16', 'Unit tests, classes 6 to 9'],
  ['2026-11-09', 'After the festival holidays'],
  ['2026-10-26', 'Govardhan week: short school days'],
  ['2026-10-19', 'Half-yearly examinations, second week'],
  ['2026-10-12', 'Half-yearly examinations, first week'],
  ['2026-10-05', 'Revision week'],
  ['2026-09-28', 'Swimming gala and house meetings'],
  ['2026-09-21', 'Robotics selection week'],
].map(([scheduled_date = '', title = '']) => ({
  title,
  scheduled_date,
  file: `/media/files/weekly-schedule-${scheduled_date}.pdf`,
}));

/** The page itself already lists the demo's other documents. */
export const demoSyllabusDocuments: FieldValues[] = [
  {
    grade: 12,
    subject: 'Business Studies',
    file: '/media/files/syllabus-grade-12-business-studies.pdf',
  },
];
