import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { JsonLd } from '@/components/ui/json-ld';
import { school } from '@/content/school';
import { sanitise } from '@/lib/html/sanitise';
import { breadcrumbList } from '@/lib/seo/breadcrumb-list';
import { competitionEvents } from '@/lib/seo/competition-events';
import { jobPostings } from '@/lib/seo/job-posting';
import { newsArticle } from '@/lib/seo/news-article';
import { videoObjects } from '@/lib/seo/video-objects';
import { readThings } from './schema-org';

const SITE = 'https://school.example.org';
const HOSTILE = '</script><script>alert(1)</script><!-- "\\ \u2028';
const nothing = sanitise('');

const things = (data: object | null) => readThings(JSON.stringify(data));

const article = {
  slug: 'Gita day/2026',
  title: 'Gita day',
  picture: null,
  publishedAt: '2026-11-01T04:30:00.000Z',
  metaDescription: '',
  paragraphs: [],
  content: nothing,
};

const contest = { id: '1', name: 'Quiz', date: null, details: nothing, link: null };

it('a data block cannot be ended or escaped from by any text in it', () => {
  const html = renderToStaticMarkup(<JsonLd data={{ name: HOSTILE }} />);
  expect(html.match(/</g)).toHaveLength(2);
  const json = html.slice(html.indexOf('>') + 1, html.lastIndexOf('<'));
  expect(JSON.parse(json)).toEqual({ name: HOSTILE });
});

describe('structured data', () => {
  it('for the breadcrumb, without the page’s own address', () => {
    const crumbs = [
      { label: 'Home', href: '/' },
      { label: 'Careers', href: '/careers' },
    ];
    expect(things(breadcrumbList(crumbs, SITE))).toMatchObject([
      { itemListElement: [{ item: `${SITE}/` }, { name: 'Careers' }] },
    ]);
  });

  it('for a news item, with its section’s picture if it has none', () => {
    expect(things(newsArticle(article, SITE, school.name))).toMatchObject([
      {
        url: `${SITE}/news-event/detail/Gita%20day%2F2026`,
        image: [`${SITE}/og/news-event.jpg`],
        datePublished: article.publishedAt,
      },
    ]);
  });

  it('for competitions with a date, on the school’s own day', () => {
    const days = [null, '2026-12-04T18:30:00.000Z', '2026-12-05T04:30:00.000Z'];
    const items = days.map((date) => ({
      ...contest,
      date,
      details: sanitise('<p>For <b>classes 6</b></p><p>&amp; up</p>'),
    }));
    expect(things(competitionEvents(items, school, SITE))).toMatchObject([
      { startDate: '2026-12-05', description: 'For classes 6 & up' },
      { startDate: '2026-12-05T10:00:00+05:30' },
    ]);
    expect(competitionEvents([contest], school, SITE)).toBeNull();
  });

  it('for vacancies, with the school’s description', () => {
    const jobs = [
      { name: 'Music Teacher', subjects: 'Tabla', info: '' },
      { name: 'Warden', subjects: '', info: '' },
    ];
    expect(things(jobPostings(jobs, school, SITE))).toMatchObject([
      {
        description: 'Music Teacher: Tabla',
        url: `${SITE}/careers/apply-now?vacancy=Music%20Teacher`,
      },
      { description: 'Warden' },
    ]);
  });

  it('for playable videos', () => {
    const video = { title: 'A day', videoId: 'abcdefghijk', thumbnail: '/media/videos/1.webp' };
    const data = videoObjects([video, { ...video, videoId: null }], SITE);
    expect(things(data)).toMatchObject([
      { thumbnailUrl: `${SITE}/media/videos/1.webp`, description: 'A day' },
    ]);
    expect(videoObjects([], SITE)).toBeNull();
  });
});
