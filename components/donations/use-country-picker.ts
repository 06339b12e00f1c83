import { type KeyboardEvent, useEffect, useState } from 'react';
import { DEFAULT_COUNTRY, DEFAULT_COUNTRY_CODE } from '@/contract/facts/phones';
import type { Country } from '@/lib/donations/countries';
import type { Picked } from './follow-country';
import { useCountries } from './use-countries';

const TYPED_CODE = /^(?:\+|00)?\s*(\d{1,4})$/;

export type OnPick = (now: Picked, before: Picked) => void;

/**
 * State and keyboard handling of the picker; its value is the code, the country is only the label.
 */
export function useCountryPicker(value: string, onPick: OnPick) {
  const { search, missing, load } = useCountries();
  const [picked, setPicked] = useState<Country | null>(null);
  /** The search text; null when not typing. */
  const [query, setQuery] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  /** Null: the currently chosen country. */
  const [marked, setMarked] = useState<number | null>(null);
  const found = search?.(query ?? '') ?? [];
  const country = picked?.code === value ? picked : search?.(value)[0];
  const active = marked ?? Math.max(0, country ? found.indexOf(country) : 0);
  const name = country?.name ?? (value === DEFAULT_COUNTRY_CODE ? DEFAULT_COUNTRY : '');

  useEffect(() => {
    if (value !== DEFAULT_COUNTRY_CODE) void load();
  }, [value, load]);

  const close = () => {
    setOpen(false);
    setQuery(null);
  };
  /** Applies the code at once, while the list that names its country is still loading. */
  const pickBeforeList = async (code: string) => {
    const before = { code: value, country };
    onPick({ code, country: 'loading' }, before);
    const loaded = await load();
    onPick({ code, country: loaded?.(code)[0] }, before);
  };
  const choose = (chosen: Country) => {
    setPicked(chosen);
    onPick({ code: chosen.code, country: chosen }, { code: value, country });
    close();
  };
  const show = () => {
    void load();
    setOpen(true);
    if (query === null) setMarked(null);
  };
  const type = (text: string) => {
    void load();
    setQuery(text);
    setMarked(0);
    setOpen(true);
  };
  /** On blur a typed code counts as chosen; a partial name does not. */
  const leave = () => {
    const code = TYPED_CODE.exec(query?.trim() ?? '')?.[1];
    const only = query?.trim() && found.length === 1 ? found[0] : undefined;
    const match = code ? found.find((one) => one.code === `+${code}`) : only;
    if (match) choose(match);
    else if (code && !search) void pickBeforeList(`+${code}`);
    close();
  };
  const move = (by: number) => {
    if (!open) return show();
    if (found.length > 0) setMarked((active + by + found.length) % found.length);
  };
  /** Chooses from an open list; must not submit a form with a half-typed country. */
  const enter = (chosen: Country | undefined) => {
    if (chosen) choose(chosen);
    else if (TYPED_CODE.test(query?.trim() ?? '')) leave();
  };
  const press = (event: KeyboardEvent) => {
    const chosen = open ? found[active] : undefined;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Escape' && open) close();
    else if (event.key === 'Enter' && open) enter(chosen);
    else return;
    event.preventDefault();
  };

  const text = query ?? `${value} ${name}`.trim();
  return {
    text,
    open,
    found,
    active,
    load,
    loading: !search,
    missing,
    choose,
    show,
    type,
    leave,
    press,
  };
}
