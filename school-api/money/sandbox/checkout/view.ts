import { formatPaise } from '@/contract/facts/rupees';
import { button, createElement } from './elements';
import { methodForm } from './method-form';
import type { ShopOptions } from './options';
import type { Attempt, Choice, Order } from './sandbox-client';
import { applyStyles } from './style';
import { switchesForm } from './switches-form';

type ViewEvents = { choose: (attempt: Attempt) => void; close: () => void };

/** Renders the window; the logic is in Checkout. */
export class View {
  readonly host = document.createElement('div');
  readonly dialog = createElement('dialog', { 'aria-labelledby': 'title' });
  private readonly body = createElement('div', { class: 'body' }, ['Loading…']);
  private readonly amount = createElement('p', { class: 'amount' });
  private readonly alert = createElement('p', { class: 'alert', role: 'alert', hidden: true });
  private readonly buttons: HTMLButtonElement[] = [];

  constructor(
    private readonly options: ShopOptions,
    private readonly events: ViewEvents,
  ) {
    const root = this.host.attachShadow({ mode: 'open' });
    applyStyles(root, options.theme?.color);
    root.append(this.dialog);
    const close = button('×', 'close', events.close);
    close.setAttribute('aria-label', 'Close without paying');
    this.dialog.append(
      createElement('div', { class: 'test' }, ['PRACTICE: no money moves', close]),
      this.header(),
      this.body,
    );
  }

  private header() {
    const { name, description, prefill } = this.options;
    const who = [prefill?.name, prefill?.contact, prefill?.email].filter(Boolean).join(' · ');
    return createElement('header', {}, [
      createElement('h2', { id: 'title' }, [name || 'Practice payment']),
      ...(description ? [createElement('p', {}, [description])] : []),
      this.amount,
      ...(who ? [createElement('p', {}, [who])] : []),
    ]);
  }

  showOrder({ amount }: Order): void {
    const price = formatPaise(amount);
    this.amount.textContent = price;
    const method = methodForm(this.options.prefill?.method, {
      amount,
      name: this.options.name ?? '',
    });
    const switches = switchesForm();
    const choice = (text: string, what: Choice) => {
      const attempt = () => ({ method: method.read(), choice: what, switches: switches.read() });
      const made = button(text, what, () => this.events.choose(attempt()));
      this.buttons.push(made);
      return made;
    };
    const pay = choice(`Pay ${price}`, 'pay');
    const actions = createElement('div', { class: 'actions' }, [
      pay,
      choice('Fail', 'fail'),
      choice('Pay later and close', 'later'),
    ]);
    this.body.replaceChildren(this.alert, method.element, actions, switches.element);
    pay.focus();
  }

  showUnpayable(message: string): void {
    this.body.replaceChildren(this.alert);
    this.showMessage(message);
  }

  showMessage(message: string): void {
    this.alert.textContent = message;
    this.alert.hidden = message === '';
    if (message !== '') this.alert.scrollIntoView({ block: 'nearest' });
  }

  setBusy(busy: boolean): void {
    this.dialog.setAttribute('aria-busy', String(busy));
    for (const one of this.buttons) one.disabled = busy;
  }

  open(): void {
    document.body.append(this.host);
    this.dialog.showModal();
  }

  remove(): void {
    if (this.dialog.open) this.dialog.close();
    this.host.remove();
  }
}
