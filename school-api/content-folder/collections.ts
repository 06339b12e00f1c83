import type { Collection } from './collection';
import { academicsCollections } from './collections/academics';
import { admissionCollections } from './collections/admission';
import { homeCollections } from './collections/home';
import { programmeCollections } from './collections/programmes';

/** Every list of the site but the news, which have a file for each item. */
export const collections: readonly Collection[] = [
  ...homeCollections,
  ...admissionCollections,
  ...academicsCollections,
  ...programmeCollections,
];
