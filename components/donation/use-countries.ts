import { useCallback, useState } from 'react';
import type { Country } from '@/lib/donation/countries';
import { loadCountries } from './late';

type Search = (question: string) => readonly Country[];

/** The list of countries, which comes when the picker is touched first. */
export function useCountries() {
  const [search, setSearch] = useState<Search | null>(null);
  const [missing, setMissing] = useState(false);
  const load = useCallback(async () => {
    const late = await loadCountries();
    setMissing(!late);
    if (late) setSearch(() => late.searchCountries);
  }, []);
  return { search, missing, load };
}
