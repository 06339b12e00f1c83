import { picture } from '@/content/scenes';
import { school } from '@/content/school';

export const contact = {
  title: 'Contact us',
  description: `Write to ${school.name} or call us: admission questions, visits, rooms at Gita Nagri and anything else. Phone numbers, e-mail, address and map.`,
  scene: 'contact-letter',
  banner: { heading: 'Contact us' },
  intro:
    'Ask us anything: about admission, a visit, a room at Gita Nagri, a gift, or a boy who is already here. The form reaches the school office, and somebody reads every message.',
  form: {
    heading: 'Write to us',
    name: 'Full Name',
    code: 'Country code',
    mobile: 'Contact Number',
    email: 'Email',
    emailHint: 'For a written answer; without it we call you.',
    subject: 'Subject',
    message: 'Your message',
    submit: 'Continue',
    sending: 'Sending...',
    sent: 'Your details has been submitted.',
    notSent: 'Your message was not sent; nothing you wrote is lost. Please try again, or call us:',
    tooOften: 'Too many messages came from your network. Please wait {pause}, or call us:',
    withoutScripts:
      'This form needs JavaScript, because it checks that a person writes. Please switch it on, or call us or write to us:',
  },
  captcha: {
    heading: 'Captcha',
    waiting: 'A short check that you are a person appears here when you begin to write.',
    failed: 'The check could not be loaded.',
    again: 'Try again',
    invisible: 'This form is protected by reCAPTCHA.',
    label: 'I am a person',
    working: 'Checking...',
    passed: 'Checked, thank you',
  },
  details: {
    heading: 'Reach us',
    phonesLabel: 'Call',
    emailLabel: 'Admissions e-mail',
    addressLabel: 'Visit or write',
  },
  visit: {
    heading: 'Coming to see the school',
    text: 'Please tell us the day before, so that someone can walk round with you. At the gate the guards will ask your name and whom you have come to meet.',
  },
  map: picture(
    'map',
    'Map of the campus: the school stands on the pilgrims’ road between the temple and the river',
  ),
  openMap: 'Open in a map service',
} as const;
