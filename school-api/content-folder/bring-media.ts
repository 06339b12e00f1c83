import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { MediaSource } from './media-source';

type Arrival = { arriving: string; place: string; replaced: string };

export type Arrivals = {
  count: number;
  /** Gives every file its name; called just before the rows are committed. */
  takePlace: () => Promise<void>;
  /** Removes what is left over when all went well. */
  keep: () => Promise<void>;
  /** Puts everything back as it was. */
  undo: () => Promise<void>;
};

/** Copies files beside their places, so that giving them their names is all that is left to do. */
export async function bringMedia(
  sources: readonly MediaSource[],
  { target, existing, copied }: Places,
): Promise<Arrivals> {
  const arrivals: Arrival[] = [];
  const placed: Arrival[] = [];
  const undo = async () => {
    for (const { place, replaced } of placed) {
      await rm(place, { force: true });
      await rename(replaced, place).catch(absent);
    }
    for (const { arriving } of arrivals) await rm(arriving, { force: true });
  };
  try {
    for (const source of sources) {
      copied();
      if (await isThere(source, existing)) continue;
      const arrival = arrivalAt(path.join(target, source.place));
      await mkdir(path.dirname(arrival.place), { recursive: true });
      arrivals.push(arrival);
      await copyFile(source.file, arrival.arriving);
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return {
    count: arrivals.length,
    takePlace: async () => {
      for (const arrival of arrivals) {
        await rename(arrival.place, arrival.replaced).catch(absent);
        placed.push(arrival);
        await rename(arrival.arriving, arrival.place);
      }
    },
    keep: async () => {
      for (const { replaced } of placed) await rm(replaced, { force: true });
    },
    undo,
  };
}

type Places = {
  /** Where the site looks first. */
  target: string;
  /** Every folder in which the site looks. */
  existing: readonly string[];
  copied: () => void;
};

/** Names that begin with a dot are never served. */
function arrivalAt(place: string): Arrival {
  const folder = path.dirname(place);
  const name = path.basename(place);
  const own = `${name}.${process.pid}`;
  return {
    place,
    arriving: path.join(folder, `.${own}.new`),
    replaced: path.join(folder, `.${own}.old`),
  };
}

/** The file that the site shows under this name is the same already. */
async function isThere({ file, place }: MediaSource, folders: readonly string[]): Promise<boolean> {
  for (const folder of folders) {
    const found = await readFile(path.join(folder, place)).catch(absent);
    if (found !== undefined) return found.equals(await readFile(file));
  }
  return false;
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
