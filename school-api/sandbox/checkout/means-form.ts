import type { Means } from './endpoint';
import { button, field, make } from './make';

const UPI_IDS = ['success@razorpay', 'failure@razorpay'] as const;

const CARDS = [
  ['4100 2800 0000 1007', 'Visa, succeeds'],
  ['5500 6700 0000 1002', 'Mastercard, succeeds'],
  ['6527 6589 0000 1005', 'RuPay, succeeds'],
  ['4100 2800 0006 0003', 'Visa, is declined'],
  ['4100 2800 0009 0000', 'Visa, times out'],
] as const;

export type MeansForm = { element: HTMLElement; read: () => Means };

/** UPI or card; only test ids and test cards can be chosen, so nobody types a real one. */
export function meansForm(method: string | undefined): MeansForm {
  const upi = upiPanel();
  const card = cardPanel();
  const radios = [radio('upi', 'UPI', method !== 'card'), radio('card', 'Card', method === 'card')];
  const isCard = () => radios[1]?.input.checked === true;
  const show = () => {
    upi.element.hidden = isCard();
    card.element.hidden = !isCard();
  };
  for (const { input } of radios) input.addEventListener('change', show);
  show();
  const chooser = make('fieldset', { class: 'methods' }, [
    make('legend', {}, ['Pay with']),
    ...radios.map(({ element }) => element),
  ]);
  return {
    element: make('div', {}, [chooser, upi.element, card.element]),
    read: () => (isCard() ? card.read() : upi.read()),
  };
}

function radio(value: string, label: string, checked: boolean) {
  const input = make('input', { type: 'radio', name: 'method', value, checked });
  return { input, element: make('label', {}, [input, make('span', {}, [label])]) };
}

function upiPanel(): MeansForm {
  const input = make('input', {
    id: 'vpa',
    value: UPI_IDS[0],
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    inputmode: 'email',
  });
  const chips = UPI_IDS.map((id) =>
    button(id, 'chip', () => {
      input.value = id;
      input.focus();
    }),
  );
  return {
    element: make('div', {}, [
      field('UPI ID', input, 'Only the two test ids below are taken.'),
      make('div', { class: 'chips' }, chips),
    ]),
    read: () => ({ method: 'upi', vpa: input.value }),
  };
}

function cardPanel(): MeansForm {
  const options = CARDS.map(([number, what]) =>
    make('option', { value: number }, [`${number} (${what})`]),
  );
  const number = make('select', { id: 'card' }, options);
  const otp = make('input', { id: 'otp', value: '1234', inputmode: 'numeric', maxlength: '10' });
  return {
    element: make('div', {}, [
      field('Test card', number),
      field('One-time password', otp, '4 to 10 digits succeed, fewer fail.'),
    ]),
    read: () => ({ method: 'card', number: number.value, otp: otp.value }),
  };
}
