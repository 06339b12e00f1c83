import { donationFields } from '@/contract';
import { DRAWINGS } from '@/contract/facts/drawings';
import { amounts, choice, day, picture, requiredText, rupees, text } from '../field-types';
import { defineList } from '../list';

/** The name must equal the donation form's value, character by character. */
const name: typeof requiredText = {
  ...requiredText,
  schema: requiredText.schema.refine(
    (value) => donationFields.shape.purpose.safeParse(value).data === value,
    { error: 'must be one line of at most 200 characters, without a web address' },
  ),
};

export const purposes = defineList({
  name: 'purposes',
  about: 'What a donation can be for: the cards on the page and the choice in the form',
  title: 'Purposes',
  one: 'purpose',
  page: '/contribute',
  same: ['name'],
  unique: 'name',
  fields: {
    name: [name, 'Name', { hint: 'Shown to donors and on receipts.', inTable: true }],
    text: [text, 'Text', { hint: 'One or two sentences.' }],
    amount: [text, 'What it costs', { hint: 'In words, such as About Rs. 21,000 a year.' }],
    usual_amounts: [
      amounts,
      'Usual amounts',
      { hint: 'In whole rupees, such as 2100; 5100. The form suggests the first one.' },
    ],
    does: [
      text,
      'What a donation does',
      { hint: 'One sentence for the thank-you page, such as It feeds our cows.' },
    ],
    scene: [{ ...choice(Object.keys(DRAWINGS)), input: 'scene' }, 'Drawing'],
    picture: [picture, 'Picture', { hint: 'Shown in place of the drawing.' }],
    goal: [
      rupees,
      'Goal',
      {
        hint: 'In rupees. Once there are 3 donations, the site shows how much you have received.',
        inTable: true,
      },
    ],
    first_day: [day, 'Count donations from', { hint: 'Leave empty to count all of them.' }],
    last_day: [
      day,
      'Last day',
      {
        hint: 'Afterwards it is shown as closed, and the form no longer offers it.',
        inTable: true,
      },
    ],
    other_names: [
      text,
      'Other names',
      { hint: 'Earlier names, separated by semicolons. Donations under them count too.' },
    ],
  },
});
