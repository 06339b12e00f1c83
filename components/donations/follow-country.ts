import { DEFAULT_COUNTRY, DEFAULT_COUNTRY_CODE } from '@/contract/facts/phones';
import type { Country } from '@/lib/donations/countries';
import type { DonorForm } from './use-donor-form';

/** A dialling code and its country, if that is known or loading. */
export type Picked = { code: string; country: Country | 'loading' | undefined };

/** Keeps 'Country' in step with the picker, unless the donor has typed another one. */
export function followCountry(form: DonorForm, before: Picked, now: Picked): void {
  if (now.country === 'loading') return;
  const written = form.getValues('country').trim();
  if (written !== '' && written !== nameOf(before)) return;
  form.setValue('country', nameOf(now), { shouldValidate: form.formState.isSubmitted });
}

/** The list may not be loaded yet; the default is known without it. */
function nameOf({ code, country }: Picked): string {
  if (country && country !== 'loading') return country.placeName;
  return code === DEFAULT_COUNTRY_CODE ? DEFAULT_COUNTRY : '';
}
