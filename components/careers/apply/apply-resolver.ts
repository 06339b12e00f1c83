import { zodResolver } from '@hookform/resolvers/zod';
import { jobForm } from '@/contract/forms/careers';

/** The route parses the answers again, so they are sent as typed. */
export const applyResolver = zodResolver(jobForm, undefined, { raw: true });
