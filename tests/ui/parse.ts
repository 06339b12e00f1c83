import { JSDOM } from 'jsdom';

/** Parses rendered markup to a document. */
export const parse = (markup: string): Document => new JSDOM(markup).window.document;
