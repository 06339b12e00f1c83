// @ts-check
/**
 * Without payment keys the embedded API uses its sandbox, whose checkout script the site serves.
 *
 * @param {Record<string, string | undefined>} [env]
 * @returns {Record<string, string>}
 */
export function checkoutVariables(env = process.env) {
  if (env.RAZORPAY_KEY_ID || env.CHECKOUT_SCRIPT_URL) return {};
  return { CHECKOUT_SCRIPT_URL: '/sandbox/checkout.js' };
}
