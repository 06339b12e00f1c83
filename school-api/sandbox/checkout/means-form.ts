import { button, createElement, field } from './elements';
import type { Means } from './sandbox-client';

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

/** Offers only test data, so that nobody enters a real card or account. */
export function meansForm(method: string | undefined): MeansForm {
  const upi = { name: 'upi', label: 'UPI', ...upiPanel() };
  const card = { name: 'card', label: 'Card', ...cardPanel() };
  const bank = { name: 'netbanking', label: 'Net banking', ...bankPanel() };
  const panels = [upi, card, bank];
  let chosen = panels.find(({ name }) => name === method) ?? upi;
  const show = () => {
    for (const panel of panels) panel.element.hidden = panel !== chosen;
  };
  show();
  const radios = panels.map((panel) =>
    radio(panel.name, panel.label, panel === chosen, () => {
      chosen = panel;
      show();
    }),
  );
  const chooser = createElement('fieldset', { class: 'methods' }, [
    createElement('legend', {}, ['Pay with']),
    ...radios,
  ]);
  return {
    element: createElement('div', {}, [chooser, ...panels.map(({ element }) => element)]),
    read: () => chosen.read(),
  };
}

function radio(value: string, label: string, checked: boolean, onChoice: () => void) {
  const input = createElement('input', { type: 'radio', name: 'method', value, checked });
  input.addEventListener('change', onChoice);
  return createElement('label', {}, [input, createElement('span', {}, [label])]);
}

function upiPanel(): MeansForm {
  const input = createElement('input', {
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
    element: createElement('div', {}, [
      field('UPI ID', input, 'Only the two test ids below are taken.'),
      createElement('div', { class: 'chips' }, chips),
    ]),
    read: () => ({ method: 'upi', vpa: input.value }),
  };
}

function cardPanel(): MeansForm {
  const number = select(
    'card',
    CARDS.map(([value, what]) => [value, `${value} (${what})`]),
  );
  const otp = createElement('input', {
    id: 'otp',
    value: '1234',
    inputmode: 'numeric',
    maxlength: '10',
  });
  return {
    element: createElement('div', {}, [
      field('Test card', number),
      field('One-time password', otp, '4 to 10 digits succeed, fewer fail.'),
    ]),
    read: () => ({ method: 'card', number: number.value, otp: otp.value }),
  };
}

/** The bank's page is not simulated; the buttons of the window decide. */
function bankPanel(): MeansForm {
  const bank = select('bank', BANKS);
  return {
    element: createElement('div', {}, [field('Test bank', bank)]),
    read: () => ({ method: 'netbanking', bank: bank.value }),
  };
}

function select(id: string, options: readonly (readonly [value: string, label: string])[]) {
  const entries = options.map(([value, label]) => createElement('option', { value }, [label]));
  return createElement('select', { id }, entries);
}
