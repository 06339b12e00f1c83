import { type Attack, floodWithGets } from '../attack';

/** Addresses that nobody has asked for before: of no page, of no item, of pages behind the last. */
export const unknownAddresses: Attack = (site) =>
  floodWithGets(
    site,
    (n) => {
      const kinds = [`/no-such-page-${n}`, `/news-event/detail/no-${n}`, `/news-event?page=${n}`];
      return kinds[n % kinds.length] ?? '/';
    },
    { 'accept-encoding': 'gzip' },
  );
