import { callLazily } from '../forms/lazy-parts';

/** The calls bring zod: loaded once the address is proved. */
const load = () => import('./calls');

export const readHeld = (grant: string) => callLazily(load, (calls) => calls.readHeld(grant));

export const askCorrection = (grant: string, text: string) =>
  callLazily(load, (calls) => calls.askCorrection(grant, text));

export const withdraw = (grant: string) => callLazily(load, (calls) => calls.withdraw(grant));

export const erase = (grant: string) => callLazily(load, (calls) => calls.erase(grant));
