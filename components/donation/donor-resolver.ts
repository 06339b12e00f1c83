import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { donationForm } from '@/contract/forms/donation';
import type { Answers } from '@/lib/donation/answers';

export const donorResolver: Resolver<Answers> = zodResolver(donationForm);
