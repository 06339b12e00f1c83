import { Checkout } from './checkout';

const script = document.currentScript;
// The sandbox has the base URL of this script; the site proxies both.
if (script instanceof HTMLScriptElement && script.src !== '') {
  Checkout.base = new URL('.', script.src).href.replace(/\/$/, '');
}

Object.assign(window, { Razorpay: Checkout });
