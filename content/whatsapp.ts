import { school } from './school';

export const whatsApp = {
  label: 'Message us on WhatsApp',
  share: 'Share on WhatsApp',
  /** The beginning of the message, which the family completes. */
  contact: 'Hello, I have a question: ',
  admission: 'Hello, I have a question about admission: ',
  payment: 'Hello, a payment on your website failed. Its reference is {reference}.',
} as const;

/** A link that starts a message to the school; undefined for a school without a number. */
export function writeToSchool(text: string): string | undefined {
  const { whatsApp: number } = school;
  return number && `https://wa.me/${number.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

/** A link that starts a message to someone the reader chooses. */
export function shareOnWhatsApp(text: string): string | undefined {
  return school.whatsApp && `https://wa.me/?text=${encodeURIComponent(text)}`;
}
