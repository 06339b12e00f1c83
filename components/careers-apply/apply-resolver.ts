import { zodResolver } from '@hookform/resolvers/zod';
import { jobAnswers } from '@/lib/careers/schema';

/** The site reads the answers once more, so they are sent as they were typed. */
export const applyResolver = zodResolver(jobAnswers, undefined, { raw: true });
