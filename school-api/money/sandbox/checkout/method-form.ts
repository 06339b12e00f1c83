import { generate } from 'lean-qr';
import { toSvg } from 'lean-qr/extras/svg';
import { createElement, field } from './elements';
import type { PaymentMethod } from './sandbox-client';

/** The UPI app's outcomes; the provider identifies them by its two test ids. */
const UPI_ANSWERS = [
  ['success@razorpay', 'Pays'],
  ['failure@razorpay', 'Declines'],
] as const;

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

/** The amount in paise, and the payee. */
type Price = { amount: number; name: string };

type MethodForm = { element: HTMLElement; read: () => PaymentMethod };

/** Offers only test data, so that nobody enters a real card or account. */
export function methodForm(method: string | undefined, price: Price): MethodForm {
  const upi = { name: 'upi', label: 'UPI', ...upiPanel(price) };
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

/** A QR code and a link to the app, like the provider; typed UPI ids are no longer accepted. */
function upiPanel({ amount, name }: Price): MethodForm {
  const payment = `upi://pay?pa=success@razorpay&pn=${encodeURIComponent(`PRACTICE ${name}`)}&am=${amount / 100}&cu=INR`;
  const answer = select('upi', UPI_ANSWERS);
  return {
    element: createElement('div', { class: 'upi' }, [
      qrCode(payment),
      createElement('p', { class: 'hint' }, [
        'In a real payment, the payer scans this code or opens a UPI app. Here there is nothing to scan: choose what the app does.',
      ]),
      createElement('a', { href: payment, class: 'app' }, ['Open a UPI app (test)']),
      field('The UPI app', answer),
    ]),
    read: () => ({ method: 'upi', vpa: answer.value }),
  };
}

function cardPanel(): MethodForm {
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
function bankPanel(): MethodForm {
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

function qrCode(text: string): SVGElement {
  const svg = toSvg(generate(text), document, { padX: 4, padY: 4, on: '#000', off: '#fff' });
  svg.setAttribute('class', 'qr');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', 'Practice QR code: no money moves');
  return svg;
}
