import { picture } from '@/content/scenes';
import { school } from '@/content/school';

export const contact = {
  title: 'Contact us',
  description: `Write to ${school.name} or call us: admission questions, visits, rooms at Gita Nagri and anything else. Phone numbers, email, address and map.`,
  scene: 'contact-letter',
  banner: { heading: 'Contact us' },
  intro:
    'Ask about admission, a visit, a room at Gita Nagri, a donation or a boy at the school. The school office reads every message.',
  form: {
    heading: 'Write to us',
    name: 'Full Name',
    code: 'Country code',
    mobile: 'Contact Number',
    email: 'Email',
    emailHint: 'Only if you want a reply in writing. Otherwise we will call you.',
    subject: 'Subject',
    message: 'Your message',
    submit: 'Continue',
    sending: 'Sending...',
    sent: 'Your details has been submitted.',
    received: 'Your message is with the school office',
    next: 'We will reply by {way} within 2 working days.',
    ways: { email: 'email', phone: 'phone' },
    reference: 'Your reference:',
    notSent: 'Your message was not sent, but it is still here. Please try again, or call us:',
    cut: 'The connection was lost, so your message may already be with us. It is still here: send it again, or call us to ask:',
    tooOften: 'Too many messages came from your network. Please wait {pause}, or call us:',
    withoutScripts:
      'This form needs JavaScript to check that you are a person. Please turn it on, or call or write to us:',
  },
  captcha: {
    heading: 'Captcha',
    waiting: 'When you start typing, a short check that you are a person will appear here.',
    failed: 'The check could not be loaded.',
    again: 'Try again',
    invisible: 'This form is protected by reCAPTCHA.',
    label: 'I am a person',
    working: 'Checking...',
    passed: 'Checked, thank you',
  },
  details: {
    heading: 'Reach us',
    call: 'Prefer to call?',
    phonesLabel: 'Call',
    emailLabel: 'Admissions email',
    addressLabel: 'Visit or write',
  },
  visit: {
    heading: 'Coming to see the school',
    text: 'Please tell us the day before, so that someone can show you round. The guards at the gate ask for a photo ID and the name of the person you are meeting.',
  },
  map: picture(
    'map',
    'Map of the campus: the school stands on the pilgrims’ road between the temple and the river',
  ),
  openMap: 'Open in a map app',
} as const;
