import { sign } from '@/school-api/payments/signature';
import { type House, handlerBody } from '../school-api/money/house';

export type Stage = {
  house: House;
  /** Posts to the school that runs now. */
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>;
  nextApplication: () => string;
};

type Answer = { status: number; body: Record<string, string> };

/** Prepared in peace; `act` is done while the school is about to die, `after` when it is back. */
export type Scene = (stage: Stage) => Promise<{
  act: () => Promise<unknown>;
  after?: () => Promise<unknown>;
}>;

const GIFT = {
  ...{ mobile: '0000000012', donor_name: 'Asha Vrajwasi', email: 'donor@example.org' },
  ...{ address: '7, Kadamba Lane', city: 'Vraja', state: 'Uttar Pradesh', country: 'India' },
  amount: '501',
};

async function paidGift({ house, post }: Stage, switches: Record<string, unknown> = {}) {
  const { body } = await post('create-donation/', GIFT);
  const orderId = String(body.order_id);
  const { body: paid } = await house.checkout(orderId, 'pay', { switches });
  return { orderId, paid };
}

async function paidAdmission({ house, post, nextApplication }: Stage) {
  const application = { application_id: nextApplication() };
  const { body } = await post('create-order/', application);
  const { body: paid } = await house.checkout(String(body.order_id), 'pay');
  return { application, paid };
}

/** What dies while a donor or a parent begins. */
export const beginnings: Record<string, Scene> = {
  'a donor submits the form, again after the crash, and pays': async ({ house, post }) => ({
    act: () => post('create-donation/', GIFT),
    after: async () => {
      const { body } = await post('create-donation/', GIFT);
      await house.checkout(String(body.order_id), 'pay');
    },
  }),

  'a parent goes to pay, again after the crash, and pays': async (stage) => {
    const application = { application_id: stage.nextApplication() };
    const create = () => stage.post('create-order/', application);
    return {
      act: create,
      after: async () => {
        const { body } = await create();
        await stage.house.checkout(String(body.order_id), 'pay');
      },
    };
  },

  'a parent tries again after having paid': async (stage) => {
    const { application } = await paidAdmission(stage);
    return { act: () => stage.post('create-order/', application) };
  },
};

/** What dies while the news of the money comes in. */
export const endings: Record<string, Scene> = {
  'the handler brings an authorised donation': async (stage) => {
    const { paid } = await paidGift(stage, { autoCapture: false });
    return { act: () => stage.post('donation-verify-payment/', paid) };
  },

  'the handler brings a paid admission': async (stage) => {
    const { paid } = await paidAdmission(stage);
    return { act: () => stage.post('verify-payment/', handlerBody(paid)) };
  },

  'the provider tells that an order is paid': async (stage) => {
    const { orderId } = await paidGift(stage);
    const events = (await stage.house.deliveries()).filter(({ body }) => body.includes(orderId));
    const last = events.at(-1);
    if (last === undefined) throw new Error('the provider has nothing to tell');
    const headers = {
      'x-razorpay-event-id': last.eventId,
      'x-razorpay-signature': sign(last.body, stage.house.account.webhookSecret),
    };
    return { act: () => stage.post('payments/webhook', last.body, headers) };
  },
};

/** Authorised while the school was dead: for the reconciler to find and to capture. */
export async function payInSilence(stage: Stage): Promise<void> {
  await paidGift(stage, { autoCapture: false });
}
