import { JSDOM } from 'jsdom';

export const parse = (markup: string): Document => new JSDOM(markup).window.document;
