import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ApplicationRecord } from '@/contract/requests/application-status';
import { AdmitSheet, hasAdmitCard } from './admit-sheet';

/** Prints one application's card; without a number, the page itself. */
export function useAdmitSheet(applications: readonly ApplicationRecord[]) {
  const [printed, setPrinted] = useState('');
  const print = (number = '') => {
    flushSync(() => setPrinted(number));
    // On a phone the call returns at once and the page is read later: the sheet stays until the page is used
    // again.
    for (const use of ['pointerdown', 'keydown']) {
      addEventListener(use, () => setPrinted(''), { once: true, capture: true });
    }
    window.print();
  };
  const card = applications.find((one) => one.application_number === printed && hasAdmitCard(one));
  return { sheet: card ? <AdmitSheet application={card} /> : null, print };
}
