import type { PageText } from '@/content/blocks';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const careers = {
  title: 'Careers',
  description: `Teach or work at ${school.name}: open vacancies, what we look for, how we choose, and what comes with the post. Apply online with your CV.`,
  scene: 'careers',
  banner: { heading: 'Careers', verse: verses.workTogether },
  blocks: [
    {
      kind: 'paragraph',
      text: 'A residential school needs people who like the company of boys at every hour, and who would rather show a thing than say it. If you teach well, or keep a hostel, a kitchen, an office or a garden well, we should be glad to hear from you.',
    },
    {
      kind: 'paragraph',
      text: 'You need not share every practice of the school. You should respect them, and be content to live simply: vegetarian meals, early hours, no tobacco or alcohol on the campus.',
    },
    {
      kind: 'paragraph',
      text: 'The posts that are open now are listed below. Choose one to read more about it, and apply with your CV as a PDF.',
    },
  ],
  vacancies: {
    heading: 'Open vacancies',
    more: 'Click to view more',
    loading: 'Loading vacancies...',
    subject: 'Subject',
    additionalInfo: 'Additional information',
    noInfo: 'No details of this post have been published yet. Please ask the school office:',
    close: 'Close',
    apply: 'Apply Now',
    none: 'There is no open vacancy at the moment. Please look in again.',
  },
  note: {
    heading: 'Please note',
    items: [
      'Two or more years (2+ years) of teaching experience are preferred.',
      'Selection is by a demo class and an interview, and by a written test if necessary.',
      'Salary and campus accommodation are provided.',
    ],
  },
  application: {
    title: 'Apply For Job',
    description: `Apply for a post at ${school.name}: choose the vacancy, tell us about yourself and send your CV as a PDF.`,
    lead: 'Ten minutes are enough. Have your CV ready as a PDF of at most 5 MB.',
    back: { label: 'Back', href: '/careers' },
    vacancy: 'Vacancy',
    choose: 'Choose a vacancy',
    closed: 'The vacancy “{name}” is not open any more. Please choose another one.',
    none: 'There is no open vacancy at the moment. Please look in again.',
    unknown:
      'The list of vacancies cannot be shown just now. Please come back from the careers page in a while.',
    name: 'Full Name',
    mobile: 'Contact',
    mobileHint: 'Your Indian mobile number, 10 digits.',
    email: 'Email',
    qualification: 'Latest Qualification',
    chooseQualification: 'Choose your qualification',
    experience: 'Experience',
    cv: 'Upload CV',
    cvHint: 'A PDF of at most 5 MB.',
    submit: 'Apply',
    submitting: 'Submitting...',
    cancel: 'Cancel the upload',
    cancelled: 'The upload was cancelled. Your answers and your CV are still here.',
    uploading: 'Sending your CV: {percent} %',
    arrived: 'Your CV has arrived; the school is keeping it.',
    sent: 'Application Submitted Successfully!',
    failed: 'Failed to submit application. Please try again.',
    kept: 'Your application was not sent. Your answers and your CV are still here: please try again, or call us:',
    cut: 'The connection was lost while your CV was sent. Your answers and your CV are still here: please try again, or call us:',
    tooOften: 'Too many applications came from your network. Please wait {pause}, or call us:',
    unreadable: 'The file cannot be read any more. Please choose it again.',
    note: 'What you send is read by the school’s office only, and used for this application.',
    withoutScripts:
      'This form needs JavaScript, because it checks your CV before it is sent. Please switch it on, or apply by phone or e-mail:',
  },
  queries: {
    text: 'For queries about a post, write to the school office or call us:',
    get email() {
      return school.email;
    },
    get phones() {
      return school.phones;
    },
  },
} as const satisfies PageText & Record<string, unknown>;
