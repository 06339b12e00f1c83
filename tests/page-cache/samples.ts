import type { Entry } from '@/lib/page-cache/entry';
import type { NextPage } from '@/lib/page-cache/store';

/** A stored page. */
export const pageEntry = (body: string, changes: Partial<Entry> = {}): Entry => ({
  kind: 'APP_PAGE',
  body,
  headers: {},
  tags: [],
  savedAt: 1,
  lifetime: { revalidate: 60 },
  ...changes,
});

/** A page as Next renders it. */
export const nextPage = (body: string, changes: Partial<NextPage> = {}): NextPage => ({
  kind: 'APP_PAGE',
  html: `<html><head></head><body>${body}</body></html>`,
  rscData: undefined,
  status: undefined,
  headers: {},
  postponed: undefined,
  segmentData: undefined,
  ...changes,
});

export const buildOutput = {
  enhanceSrc: '/enhance.js?v=test',
  appStartCode: '',
  readSheet: async () => '',
};
