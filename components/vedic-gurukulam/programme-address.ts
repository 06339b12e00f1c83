import { vedicGurukulam } from '@/content/vedic-gurukulam';
import type { ProgrammeView } from '@/lib/school-api/gurukulam';

export const VEDIC_PATH = '/vedic-gurukulam';

/** Valid values of `?programme=`; content/pages.ts accepts the same. */
const plain = /^[A-Za-z0-9_-]{1,64}$/;

export const isProgrammeKey = (text: string) => plain.test(text);

/** A programme's key in the URL: its id, or its position if the id is not valid there. */
const keyOf = ({ id }: ProgrammeView, index: number) => (plain.test(id) ? id : `n${index}`);

/** The programme with the default name, otherwise the first. */
export function defaultProgramme(programmes: readonly ProgrammeView[]): number {
  const { defaultName } = vedicGurukulam.programmes;
  return Math.max(
    0,
    programmes.findIndex(({ name }) => name === defaultName),
  );
}

export const isProgramme = (programmes: readonly ProgrammeView[], key: string) =>
  programmes.some((programme, index) => keyOf(programme, index) === key);

/** An unknown key selects the default. */
export function findProgramme(programmes: readonly ProgrammeView[], key: string | null): number {
  const found = programmes.findIndex((programme, index) => keyOf(programme, index) === key);
  return found >= 0 ? found : defaultProgramme(programmes);
}

/** The default programme has the plain address. */
export function programmeHref(programmes: readonly ProgrammeView[], index: number): string {
  const programme = programmes[index];
  if (!programme || index === defaultProgramme(programmes)) return VEDIC_PATH;
  return `${VEDIC_PATH}?programme=${keyOf(programme, index)}`;
}
