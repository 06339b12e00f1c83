import type { Outcome } from '@/lib/forms/outcome';
import { callLazily } from '../../forms/lazy-parts';

/** The calls need zod: loaded once the address is verified. */
const load = () => import('./calls');
type Calls = Awaited<ReturnType<typeof load>>;

export const call = <T>(use: (calls: Calls) => Promise<Outcome<T>>) => callLazily(load, use);
