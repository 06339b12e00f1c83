import type { Config } from '../config';
import type { Log } from '../log';
import type { OfficeDeps } from './route';

type OpenOffice = {
  /** With the address of the office, which the links of commands begin with. */
  config: Config;
  close: (limitMs?: number) => Promise<void>;
};

/** Listens, unless the office is off: then none of its code is loaded. */
export async function openOffice(deps: OfficeDeps, announceTo: Log): Promise<OpenOffice> {
  const { config } = deps;
  if (!config.office.isOn) return { config, close: async () => undefined };
  const { announceOffice, listenOffice } = await import('./listener');
  const listening = await listenOffice(deps);
  await announceOffice({ ...deps, log: announceTo }, listening);
  const office = { ...config.office, url: listening.address };
  return { config: { ...config, office }, close: listening.close };
}
