import type { Step } from './on-request';

/** A site that is not for search engines says so with every answer: pages, files and failures. */
export const forbidIndexing: Step = (_request, response) => {
  response.setHeader('X-Robots-Tag', 'noindex, nofollow');
};
