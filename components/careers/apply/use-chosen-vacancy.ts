import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Answers } from './answers';

const MAX_LENGTH = 200;

/**
 * The vacancy in the URL. The page is cached for all visitors, so the browser reads it; if the vacancy
 * has closed since, the form shows a message. `open` is null if the list is unknown.
 */
export function useChosenVacancy(form: UseFormReturn<Answers>, open: readonly string[] | null) {
  const [asked, setAsked] = useState('');
  const { setValue, getValues } = form;
  useEffect(() => {
    const name =
      new URLSearchParams(location.search).get('vacancy')?.trim().slice(0, MAX_LENGTH) ?? '';
    setAsked(name);
  }, []);
  const known = open === null || open.includes(asked);
  useEffect(() => {
    if (asked && known && getValues('vacancy') === '') setValue('vacancy', asked);
  }, [asked, known, getValues, setValue]);
  return { closed: asked && !known ? asked : '', offered: open ?? (asked ? [asked] : []) };
}
