import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { GET } from '@/app/feed.xml/route';
import { newsPage, withAnswers } from '../support/school-answers';
import { texts } from '../ui/render';
import { item, itemsOf, pageOf } from './records';

async function feed(items: object[]): Promise<Document> {
  const response = await withAnswers({ [newsPage(1)]: pageOf(items) }, GET);
  return new JSDOM(await response.text(), { contentType: 'text/xml' }).window.document;
}

describe('the feed', () => {
  test('lists the latest news with absolute addresses and dates', async () => {
    const document = await feed(itemsOf(2));
    expect(texts(document, 'item title')).toEqual(['Item 1', 'Item 2']);
    expect(texts(document, 'item link')[0]).toBe('http://localhost:3000/news-event/detail/item-1');
    expect(texts(document, 'item pubDate')[0]).toBe('Mon, 05 Jan 2026 04:30:00 GMT');
  });

  test('stays well-formed whatever the records contain', async () => {
    const title = 'Tea & <b>cake</b> ]]> \u0007 "now" \ud800.';
    const document = await feed([item(1, { title, created_at: '' })]);
    expect(texts(document, 'item title')).toEqual(['Tea & <b>cake</b> ]]>  "now" \ufffd.']);
  });

  test('reports an error instead of being empty while the school API is down', async () => {
    const response = await withAnswers({}, GET);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('60');
  });
});
