import { postForm } from './elements';
import { type Failure, mayRetry, type Paid, redirects, type ShopOptions } from './options';
import { type Attempt, SandboxClient } from './sandbox-client';
import { View } from './view';

type Listener = (response: Failure) => void;

/** Implements the provider's checkout interface: `new Razorpay(options)`, `open()`, `on()`, `close()`. */
export class Checkout {
  /** Base URL of the sandbox; set by main.ts. */
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
    const client = new SandboxClient(Checkout.base, this.options);
    const view = new View(this.options, {
      choose: (attempt) => void this.choose(client, attempt),
      close: () => this.dismiss(),
    });
    this.view = view;
    this.watch(view);
    view.open();
    const { timeout } = this.options;
    if (timeout) this.timer = window.setTimeout(() => this.close(), timeout * 1000);
    const order = await client.order();
    if (typeof order === 'string') view.showUnpayable(order);
    else if (order.status === 'paid') view.showUnpayable('This order is already paid.');
    else view.showOrder(order);
  }

  /** Closes on Escape and on a click on the backdrop, if the options allow it. */
  private watch({ dialog }: View): void {
    const { escape: mayEscape = true, backdropclose = false } = this.options.modal ?? {};
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      if (mayEscape) this.dismiss();
    });
    dialog.addEventListener('keydown', (event) => {
      // Browsers close a dialog at the second Escape even if its cancel event is prevented.
      if (event.key !== 'Escape') return;
      event.preventDefault();
      if (mayEscape) this.dismiss();
    });
    dialog.addEventListener('click', (event) => {
      if (backdropclose && event.target === dialog) this.dismiss();
    });
  }

  private async choose(client: SandboxClient, attempt: Attempt): Promise<void> {
    const { view } = this;
    if (this.busy || view === undefined) return;
    this.busy = true;
    view.showMessage('');
    view.setBusy(true);
    const outcome = await client.attempt(attempt);
    this.busy = false;
    view.setBusy(false);
    if (outcome.kind === 'paid') this.succeed(outcome.paid);
    else if (outcome.kind === 'later') this.close();
    else if (outcome.kind === 'failed') this.fail(view, outcome.failure);
    else view.showMessage(outcome.message);
  }

  private succeed(paid: Paid): void {
    this.leave();
    const { callback_url: url, handler } = this.options;
    if (url && redirects(this.options)) postForm(url, { ...paid });
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
      postForm(url, {
        ...Object.fromEntries(fields),
        'error[metadata]': JSON.stringify(metadata),
      });
    } else if (mayRetry(this.options)) {
      view.showMessage(description);
    } else {
      this.close();
    }
  }

  /** Closes the window at the visitor's request, unless a payment is in progress. */
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
