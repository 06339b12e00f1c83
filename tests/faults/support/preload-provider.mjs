/** Redirects requests for the payment provider to FAULT_PROVIDER. */
const provider = process.env.FAULT_PROVIDER;
if (provider) {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) =>
    fetch(String(input).replace('https://api.razorpay.com', provider), init);
}
