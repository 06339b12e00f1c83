import type { PageText } from '@/content/blocks';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const careers = {
  title: 'Careers',
  description: `Teach or work at ${school.name}: open vacancies, what we look for, how we choose, and what comes with the post. Apply online with your CV.`,
  scene: 'careers',
  banner: { heading: 'Careers', verse: verses.workTogether },
  blocks: [
    'We look for teachers, wardens and staff who enjoy working with boys, in and out of the classroom.',
    'You do not have to share our religious practice, but please respect it. Meals are vegetarian, the day starts early, and there is no tobacco or alcohol on the campus.',
    'These posts are open now. Choose one to read more, and apply with your CV as a PDF.',
  ],
  vacancies: {
    heading: 'Open vacancies',
    more: 'Click to view more',
    loading: 'Loading vacancies...',
    subject: 'Subject',
    additionalInfo: 'Additional information',
    noInfo: 'We have not published the details of this post yet. Please ask the school office:',
    close: 'Close',
    apply: 'Apply Now',
    none: 'There are no open vacancies at the moment. Please check again later.',
  },
  note: {
    heading: 'Please note',
    items: [
      'We prefer teachers with 2 or more years (2+ years) of experience.',
      'We ask you to teach a demo class and come to an interview, and to take a written test if necessary.',
      'We provide a salary and campus accommodation.',
    ],
  },
  application: {
    title: 'Apply For Job',
    description: `Apply for a post at ${school.name}: choose the vacancy, tell us about yourself and send your CV as a PDF.`,
    lead: 'It takes about 10 minutes. Have your CV ready as a PDF of at most 5 MB.',
    back: { label: 'Back', href: '/careers' },
    vacancy: 'Vacancy',
    choose: 'Choose a vacancy',
    closed: 'The vacancy “{name}” is no longer open. Please choose another one.',
    none: 'There are no open vacancies at the moment. Please check again later.',
    unknown:
      'We cannot show the list of vacancies at the moment. Please try again later from the careers page.',
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
    uploading: 'Sending your CV: {percent}%',
    arrived: 'We have received your CV.',
    sent: 'Application Submitted Successfully!',
    failed: 'Failed to submit application. Please try again.',
    kept: 'Your application was not sent. Your answers and your CV are still here: please try again, or call us:',
    cut: 'The connection was lost while your CV was uploading. Your answers and your CV are still here: please try again, or call us:',
    tooOften: 'Too many applications came from your network. Please wait {pause}, or call us:',
    unreadable: 'This file can no longer be read. Please choose it again.',
    note: 'Only the school office reads what you send, and only for this application.',
    withoutScripts:
      'This form needs JavaScript to check your CV before it is sent. Please turn it on, or apply by phone or email:',
  },
  queries: {
    text: 'For questions about a post, call us or write to the school office:',
    get email() {
      return school.email;
    },
    get phones() {
      return school.phones;
    },
  },
} as const satisfies PageText & Record<string, unknown>;
