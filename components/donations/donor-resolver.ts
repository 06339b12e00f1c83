import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod';
import { donationForm } from '@/contract/forms/donations';
import type { Answers } from '@/lib/donations/answers';

/** The form has every key; a request may lack the purpose and the citizenship answer. */
const form = z
  .preprocess((answers: Answers) => answers, donationForm)
  .transform(
    ({ purpose = '', indian_citizen = '', ...rest }): Answers => ({
      ...rest,
      purpose,
      indian_citizen,
    }),
  );

export const donorResolver: Resolver<Answers> = zodResolver(form);
