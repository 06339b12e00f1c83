import type { Collection } from './collection';
import { academicsCollections } from './collections/academics';
import { admissionCollections } from './collections/admission';
import { homeCollections } from './collections/home';
import { programmeCollections } from './collections/programmes';

/** All lists but the news, which have one file per item. */
export const collections: readonly Collection[] = [
  ...homeCollections,
  ...admissionCollections,
  ...academicsCollections,
  ...programmeCollections,
];
