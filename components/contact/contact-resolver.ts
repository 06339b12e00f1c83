import { zodResolver } from '@hookform/resolvers/zod';
import { contactForm } from '@/contract/forms/contact';

/** The site reads the answers once more, so they are sent as they were typed. */
export const contactResolver = zodResolver(contactForm, undefined, { raw: true });
