import { zodResolver } from '@hookform/resolvers/zod';
import { contactForm } from '@/contract/forms/contact';

/** The route parses the answers again, so they are sent as typed. */
export const contactResolver = zodResolver(contactForm, undefined, { raw: true });
