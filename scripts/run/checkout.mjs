/** Without keys the embedded API pays through its sandbox, whose window the site hands out itself. */
export function checkoutVariables(env = process.env) {
  if (env.RAZORPAY_KEY_ID || env.CHECKOUT_SCRIPT_URL) return {};
  return { CHECKOUT_SCRIPT_URL: '/sandbox/checkout.js' };
}
