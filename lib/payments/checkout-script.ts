import type { CheckoutConstructor } from './checkout-options';

/** A mobile network may hang: after this the visitor can try again. */
const MAX_MS = 45_000;

let loading: Promise<CheckoutConstructor> | undefined;

/** Loads the provider's script unless it is already loaded; concurrent calls share one load. */
export async function loadCheckout(src: string): Promise<CheckoutConstructor> {
  if (window.Razorpay) return window.Razorpay;
  loading ??= load(src).finally(() => {
    loading = undefined;
  });
  return loading;
}

async function load(src: string): Promise<CheckoutConstructor> {
  await addScript(src);
  if (!window.Razorpay) throw new Error('the checkout script did not start');
  return window.Razorpay;
}

function addScript(src: string): Promise<void> {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  return new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the checkout script is too slow')), MAX_MS);
    const end = (finish: () => void) => () => {
      clearTimeout(late);
      finish();
    };
    script.onload = end(resolve);
    script.onerror = end(() => reject(new Error('the checkout script was not loaded')));
    document.head.append(script);
  }).catch((error: unknown) => {
    script.remove();
    throw error;
  });
}
