import { useCallback, useState } from 'react';
import type { Country } from '@/lib/donations/countries';
import { loadCountries } from './lazy';

type Search = (question: string) => readonly Country[];

/** The list of countries, loaded when the picker is first used. */
export function useCountries() {
  const [search, setSearch] = useState<Search | null>(null);
  const [missing, setMissing] = useState(false);
  const load = useCallback(async () => {
    const loaded = await loadCountries();
    setMissing(!loaded);
    if (loaded) setSearch(() => loaded.searchCountries);
    return loaded?.searchCountries;
  }, []);
  return { search, missing, load };
}
