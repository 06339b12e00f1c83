import { pages } from './pages';

/** Pages that take payments. */
export const paymentPages: readonly string[] = pages
  .filter(({ hosts }) => hosts.includes('checkout'))
  .map(({ path }) => path);

/**
 * Where a script comes from: the page itself, a path of the site (`*` stands for the name of a built
 * file), or a host of the payment provider. For inline scripts this is the beginning; the rest is data
 * or, for the starter, what lib/page-cache/first-frame.ts writes. `bundle` is the folder from which the
 * whole script is built.
 */
type Origin =
  | { inline: string }
  | { starter: string }
  | { bundle: string }
  | { path: string }
  | { host: string };

export type PaymentScript = Origin & { reason: string };

/**
 * Every script that a payment page may load, and its purpose: PCI DSS 6.4.3 requires this list. The
 * pages' policy allows its hosts, and tests and `npm run check:payment-scripts` compare the loaded
 * scripts with it.
 */
export const paymentScripts: readonly PaymentScript[] = [
  {
    starter: '{let src=',
    reason: 'Starts the fonts and the site’s own script after the first paint of the page.',
  },
  {
    bundle: 'enhance/app',
    reason:
      'Starts the framework when the form is touched, and hands over what was typed until then.',
  },
  {
    inline: '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
    reason: 'Tells the framework which of its files belong to the page.',
  },
  {
    inline: '(self.__next_f=self.__next_f||[]).push(',
    reason: 'Opens the list of data that the framework starts the form with.',
  },
  {
    inline: 'self.__next_f.push(',
    reason: 'Data that the framework starts the form with: labels, dates, the fee.',
  },
  {
    path: '/enhance.js',
    reason: 'Navigation and the visitor’s own user_id, on every page of the site.',
  },
  {
    path: '/_next/static/chunks/*.js',
    reason: 'React, the framework, and the form with its checks and calls.',
  },
  {
    path: '/sandbox/checkout.js',
    reason: 'The payment window for tests, where CHECKOUT_SCRIPT_URL names it. No money moves.',
  },
  {
    host: 'https://checkout.razorpay.com',
    reason: 'The payment window of the provider, opened from the second step.',
  },
  {
    host: 'https://cdn.razorpay.com',
    reason: 'Parts that the payment window of the provider loads.',
  },
];

export const paymentScriptHosts: readonly string[] = paymentScripts.flatMap((script) =>
  'host' in script ? [script.host] : [],
);
