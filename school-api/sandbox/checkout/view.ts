import type { Attempt, Choice, Order } from './endpoint';
import { button, make } from './make';
import { meansForm } from './means-form';
import type { ShopOptions } from './options';
import { rupees } from './rupees';
import { dress } from './style';
import { switchesForm } from './switches-form';

export type ViewEvents = { choose: (attempt: Attempt) => void; close: () => void };

/** What the window looks like; it decides nothing. */
export class View {
  readonly host = document.createElement('div');
  readonly dialog = make('dialog', { 'aria-labelledby': 'title' });
  private readonly body = make('div', { class: 'body' }, ['Loading…']);
  private readonly amount = make('p', { class: 'amount' });
  private readonly alert = make('p', { class: 'alert', role: 'alert', hidden: true });
  private readonly buttons: HTMLButtonElement[] = [];

  constructor(
    private readonly options: ShopOptions,
    private readonly events: ViewEvents,
  ) {
    const root = this.host.attachShadow({ mode: 'open' });
    dress(root, options.theme?.color);
    root.append(this.dialog);
    const close = button('×', 'close', events.close);
    close.setAttribute('aria-label', 'Close without paying');
    this.dialog.append(
      make('div', { class: 'test' }, ['TEST: no money moves', close]),
      this.header(),
      this.body,
    );
  }

  private header() {
    const { name, description, prefill } = this.options;
    const who = [prefill?.name, prefill?.contact, prefill?.email].filter(Boolean).join(' · ');
    return make('header', {}, [
      make('h2', { id: 'title' }, [name || 'Test payment']),
      ...(description ? [make('p', {}, [description])] : []),
      this.amount,
      ...(who ? [make('p', {}, [who])] : []),
    ]);
  }

  /** The order is known: the ways to pay it. */
  showOrder({ amount }: Order): void {
    const price = rupees(amount);
    this.amount.textContent = price;
    const means = meansForm(this.options.prefill?.method);
    const switches = switchesForm();
    const choice = (text: string, what: Choice) => {
      const attempt = () => ({ means: means.read(), choice: what, switches: switches.read() });
      const made = button(text, what, () => this.events.choose(attempt()));
      this.buttons.push(made);
      return made;
    };
    const pay = choice(`Pay ${price}`, 'pay');
    const actions = make('div', { class: 'actions' }, [
      pay,
      choice('Fail', 'fail'),
      choice('Pay later and close', 'later'),
    ]);
    this.body.replaceChildren(this.alert, means.element, actions, switches.element);
    pay.focus();
  }

  /** Nothing can be paid here; the window can only be closed. */
  showEnd(message: string): void {
    this.body.replaceChildren(this.alert);
    this.say(message);
  }

  say(message: string): void {
    this.alert.textContent = message;
    this.alert.hidden = message === '';
    if (message !== '') this.alert.scrollIntoView({ block: 'nearest' });
  }

  busy(busy: boolean): void {
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
