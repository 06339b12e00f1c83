import { type Attempt, Endpoint } from './endpoint';
import { type Failure, mayRetry, type Paid, redirects, type ShopOptions } from './options';
import { postAway } from './post-away';
import { View } from './view';

type Listener = (response: Failure) => void;

/** The imitation of the provider's checkout: `new Razorpay(options)`, `open()`, `on()`, `close()`. */
export class Checkout {
  /** Where the sandbox is; set when the script is loaded. */
  static base = '/sandbox';

  private readonly listeners = new Map<string, Listener[]>();
  private view: View | undefined;
  private timer: number | undefined;
  private busy = false;

  constructor(private readonly options: ShopOptions) {
    if (!options?.key) throw new Error('No key passed');
    if (!options.order_id) throw new Error('No order_id passed: every payment here has an order');
  }

  on(event: string, listener: Listener): this {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
    return this;
  }

  open(): this {
    if (this.view === undefined) void this.show();
    return this;
  }

  close(): void {
    if (this.view === undefined) return;
    this.leave();
    this.options.modal?.ondismiss?.();
  }

  private async show(): Promise<void> {
    const endpoint = new Endpoint(Checkout.base, this.options);
    const view = new View(this.options, {
      choose: (attempt) => void this.choose(endpoint, attempt),
      close: () => this.dismiss(),
    });
    this.view = view;
    this.watch(view);
    view.open();
    const { timeout } = this.options;
    if (timeout) this.timer = window.setTimeout(() => this.close(), timeout * 1000);
    const order = await endpoint.order();
    if (typeof order === 'string') view.showEnd(order);
    else if (order.status === 'paid') view.showEnd('This order is already paid.');
    else view.showOrder(order);
  }

  /** Escape and a click beside the window, as far as the shop allows them. */
  private watch({ dialog }: View): void {
    const { escape: mayEscape = true, backdropclose = false } = this.options.modal ?? {};
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      if (mayEscape) this.dismiss();
    });
    dialog.addEventListener('keydown', (event) => {
      // A second Escape would close a dialog even where its cancel event is prevented.
      if (event.key !== 'Escape') return;
      event.preventDefault();
      if (mayEscape) this.dismiss();
    });
    dialog.addEventListener('click', (event) => {
      if (backdropclose && event.target === dialog) this.dismiss();
    });
  }

  private async choose(endpoint: Endpoint, attempt: Attempt): Promise<void> {
    const { view } = this;
    if (this.busy || view === undefined) return;
    this.busy = true;
    view.say('');
    view.busy(true);
    const outcome = await endpoint.attempt(attempt);
    this.busy = false;
    view.busy(false);
    if (outcome.kind === 'paid') this.succeed(outcome.paid);
    else if (outcome.kind === 'later') this.close();
    else if (outcome.kind === 'failed') this.fail(view, outcome.failure);
    else view.say(outcome.message);
  }

  private succeed(paid: Paid): void {
    this.leave();
    const { callback_url: url, handler } = this.options;
    if (url && redirects(this.options)) postAway(url, { ...paid });
    else handler?.(paid);
  }

  private fail(view: View, failure: Failure): void {
    for (const listener of this.listeners.get('payment.failed') ?? []) listener(failure);
    const { callback_url: url, redirect } = this.options;
    const { code, description, source, step, reason, metadata } = failure.error;
    if (url && redirect) {
      const error = { code, description, source, step, reason };
      const fields = Object.entries(error).map(([name, value]) => [`error[${name}]`, value]);
      this.leave();
      postAway(url, {
        ...Object.fromEntries(fields),
        'error[metadata]': JSON.stringify(metadata),
      });
    } else if (mayRetry(this.options)) {
      view.say(description);
    } else {
      this.close();
    }
  }

  /** The visitor wants to go; while the bank is asked, nobody can. */
  private dismiss(): void {
    if (this.busy || this.view === undefined) return;
    const { confirm_close: asks } = this.options.modal ?? {};
    if (asks && !window.confirm('Leave without paying?')) return;
    this.close();
  }

  private leave(): void {
    window.clearTimeout(this.timer);
    this.view?.remove();
    this.view = undefined;
  }
}
