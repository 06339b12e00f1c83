import * as z from 'zod';
import { LENGTHS } from '../facts/limits';
import { isPanHolder, isPanShape, normalizePan } from '../facts/pan';
import { ORDER_ID_FIELD } from '../provider';
import { requestText } from '../wire';
import { isRequired, line } from './atoms';
import { grantField } from './grant';

const pan = line('PAN', {
  max: LENGTHS.phone,
  required: isRequired('PAN'),
  tidy: normalizePan,
})
  .refine(isPanShape, {
    error: 'Enter a PAN: 5 letters, 4 digits and 1 letter, such as ABCPE1234F',
    abort: true,
  })
  .refine(isPanHolder, {
    error: 'Check the fourth letter of the PAN against your card',
  });

export const taxIdForm = z.object({ pan });

/**
 * The donation is identified by its order, in the tab that paid, or by the token from the receipt
 * email.
 */
export const donationTaxIdRequest = taxIdForm.extend({
  [ORDER_ID_FIELD]: requestText(LENGTHS.id),
  token: requestText(LENGTHS.signature),
  ...grantField,
});
