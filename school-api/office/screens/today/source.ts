import type { Role } from '../../roles';
import type { OfficeDeps } from '../../route';

/** One thing that waits, and where it is mended. */
export type Waiting = {
  /** Somebody waits for money or an answer. */
  urgent?: true;
  title: string;
  text?: string;
  since?: Date;
  href?: string;
};

export type Source = {
  roles: readonly Role[];
  find: (deps: OfficeDeps) => Promise<Waiting[]>;
};
