import type { Log } from '../platform';
import type { OfficeDeps } from './route';

type OpenOffice = { close: (limitMs?: number) => Promise<void> };

/** Listens, unless the office is off: its code is then not loaded. */
export async function openOffice(deps: OfficeDeps, announceTo: Log): Promise<OpenOffice> {
  const { office, dataDir } = deps.config;
  if (!office.isOn) return { close: async () => undefined };
  const { announceOffice, listenOffice } = await import('./listener');
  const { saveOfficeAddress } = await import('./address-file');
  const listening = await listenOffice(deps);
  await saveOfficeAddress(dataDir, listening.address).catch((error) =>
    deps.log.warn({ event: 'office-address', err: error }, 'could not save the office address'),
  );
  await announceOffice({ ...deps, log: announceTo }, listening);
  return { close: listening.close };
}
