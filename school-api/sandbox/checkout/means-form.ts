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

const BANKS = [
  ['DEMO', 'Demo Bank, succeeds'],
  ['DEMO_DECLINES', 'Demo Bank, declines'],
] as const;

export type MeansForm = { element: HTMLElement; read: () => Means };

/** Only test ids, test cards and a test bank can be chosen, so nobody types a real one. */
export function meansForm(method: string | undefined): MeansForm {
  const upi = { name: 'upi', label: 'UPI', ...upiPanel() };
  const card = { name: 'card', label: 'Card', ...cardPanel() };
  const bank = { name: 'netbanking', label: 'Net banking', ...bankPanel() };
  const ways = [upi, card, bank];
  let chosen = ways.find(({ name }) => name === method) ?? upi;
  const show = () => {
    for (const way of ways) way.element.hidden = way !== chosen;
  };
  show();
  const radios = ways.map((way) =>
    radio(way.name, way.label, way === chosen, () => {
      chosen = way;
      show();
    }),
  );
  const chooser = make('fieldset', { class: 'methods' }, [
    make('legend', {}, ['Pay with']),
    ...radios,
  ]);
  return {
    element: make('div', {}, [chooser, ...ways.map(({ element }) => element)]),
    read: () => chosen.read(),
  };
}

function radio(value: string, label: string, checked: boolean, onChoice: () => void) {
  const input = make('input', { type: 'radio', name: 'method', value, checked });
  input.addEventListener('change', onChoice);
  return make('label', {}, [input, make('span', {}, [label])]);
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
  const number = select(
    'card',
    CARDS.map(([value, what]) => [value, `${value} (${what})`]),
  );
  const otp = make('input', { id: 'otp', value: '1234', inputmode: 'numeric', maxlength: '10' });
  return {
    element: make('div', {}, [
      field('Test card', number),
      field('One-time password', otp, '4 to 10 digits succeed, fewer fail.'),
    ]),
    read: () => ({ method: 'card', number: number.value, otp: otp.value }),
  };
}

/** The bank's own page is not imitated: its buttons are those of the window. */
function bankPanel(): MeansForm {
  const bank = select('bank', BANKS);
  return {
    element: make('div', {}, [field('Test bank', bank)]),
    read: () => ({ method: 'netbanking', bank: bank.value }),
  };
}

function select(id: string, options: readonly (readonly [value: string, label: string])[]) {
  const entries = options.map(([value, label]) => make('option', { value }, [label]));
  return make('select', { id }, entries);
}
