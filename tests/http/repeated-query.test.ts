import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { dropRepeatedQuery } from '@/lib/http/repeated-query';

function seen(url: string): string | undefined {
  const request = new IncomingMessage(new Socket());
  request.url = url;
  dropRepeatedQuery(request, new ServerResponse(request));
  return request.url;
}

it.each([
  ['/about?tab=2&tab=3', '/about'],
  ['/about?tab=2&tab=2', '/about'],
  ['/about?tab=1&x=%2F&tab=3', '/about?x=%2F'],
  ['/about?t%61b=1&tab=3', '/about'],
  ['/news-event?page=2&page=3&year=2020', '/news-event?year=2020'],
  ['/syllabus?grade=3&grade=', '/syllabus'],
])('a repeated parameter counts as none: %s', (url, expected) => {
  expect(seen(url)).toBe(expected);
});

it.each([
  '/about',
  '/about?tab=2',
  '/about?tab=2&page=3',
  '/about?x=1&x=2&tab=%32',
  '/about?',
  '/api/x?a=%E0%A4%A&b',
])('anything else is left as written: %s', (url) => {
  expect(seen(url)).toBe(url);
});
