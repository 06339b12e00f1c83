import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { ANSWER_KEYS, type Answers, filled, NO_ANSWERS } from '@/lib/donations/answers';
import { KEEP_FIELDS } from '../forms/keep-fields';
import { typedBeforeHydration, typedSince } from '../forms/typed-before-hydration';
import { amountIn, type Causes, causeIn, openNamed, withCause } from './cause';
import { fieldId } from './field-id';
import type { Donation } from './journey';
import { resolver } from './lazy';

export type DonorForm = UseFormReturn<Answers>;

/** The form of the first step, filled from the tab's storage and synchronised with it. */
export function useDonorForm({ ready, latest, keep }: Donation, causes: Causes): DonorForm {
  const form = useForm<Answers>({ resolver, defaultValues: NO_ANSWERS });
  const [early] = useState(typedSoFar);
  const { reset, subscribe, getValues } = form;
  useEffect(() => {
    if (!ready) return;
    const { draft, pending } = latest();
    const typed = typedSince(early, typedSoFar(), NO_ANSWERS);
    const answers = filled(typed, draft ?? pending?.details ?? {});
    const query = (draft || pending) && isLinkRead() ? '' : readLink();
    const cause = causeIn(causes, query);
    const purpose = openNamed(causes, answers.purpose)?.heading ?? '';
    const amount = answers.amount ? '' : amountIn(query);
    const linked = cause && withCause(causes, answers, cause);
    reset({ ...answers, purpose, ...linked, ...(amount && { amount }) }, KEEP_FIELDS);
    if (draft || !pending || cause || amount) keep({ draft: getValues() });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keep({ draft: values }),
    });
  }, [ready, early, latest, keep, reset, getValues, subscribe, causes]);
  return form;
}

const LINK_READ = 'donationLinkRead';

/** In this entry of the history: Back and a reload keep what the donor has changed since. */
const isLinkRead = () => Object(history.state)[LINK_READ] === true;

function readLink(): string {
  history.replaceState({ ...history.state, [LINK_READ]: true }, '');
  return `${location.search}&${location.hash.slice(1)}`;
}

/** The picker's text includes the country's name, so the code cannot be read from it. */
function typedSoFar(): Partial<Answers> {
  const keys = ANSWER_KEYS.filter((key) => key !== 'mobile_code');
  return Object.fromEntries(keys.map((key) => [key, typedBeforeHydration(fieldId(key))]));
}
