import { Checkout } from './checkout';

const script = document.currentScript;
// The sandbox is where the script came from: on the site's own origin, which passes it on.
if (script instanceof HTMLScriptElement && script.src !== '') {
  Checkout.base = new URL('.', script.src).href.replace(/\/$/, '');
}

Object.assign(window, { Razorpay: Checkout });
