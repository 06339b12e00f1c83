import { JSDOM } from 'jsdom';

/** Rendered markup as a document to ask questions of. */
export const parse = (markup: string): Document => new JSDOM(markup).window.document;
