import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { Answers } from '@/lib/donation/answers';
import { donationForm } from '@/lib/donation/schema';

export const donorResolver: Resolver<Answers> = zodResolver(donationForm);
