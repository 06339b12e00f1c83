import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod';
import { admissionForm } from '@/contract/forms/admissions';
import { consentForm } from '@/contract/forms/consent';
import type { Details } from '@/lib/admissions/details';
import { type FormFields, visibleFields } from '@/lib/admissions/fields';

const unchecked = z.object({
  consent_name: z.string(),
  consent_relation: z.string(),
  consent_version: z.string(),
});

/** Validates the declaration only if the server requires it. */
export function detailsResolver(fields: FormFields, asksConsent: boolean): Resolver<Details> {
  const declaration = asksConsent ? consentForm : unchecked;
  return zodResolver(z.intersection(admissionForm(visibleFields(fields)), declaration));
}
