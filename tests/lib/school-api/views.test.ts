import { describe, expect, it } from 'vitest';
import { readAlumni } from '@/lib/school-api/alumni';
import { readAnnouncements } from '@/lib/school-api/announcements';
import { readFaculty } from '@/lib/school-api/faculty';
import { readResults } from '@/lib/school-api/results';
import { readSlides } from '@/lib/school-api/slider';
import { readTestimonials } from '@/lib/school-api/testimonials';
import { readVideos } from '@/lib/school-api/videos';
import { resultsOf } from '../../support/school-answers';
import { dataOf } from './read-data';

const ELSEWHERE = 'http://elsewhere.example.org/a.jpg';

describe('slides', () => {
  const slide = { status: 1, image_url: '/media/a.jpg', title: 'Come <b onclick=x>home</b>' };
  const slides = (...records: object[]) => dataOf({ 'image-slider': records }, readSlides);

  it('are those that are on and have a picture', async () => {
    const others = [{ ...slide, status: 0 }, { ...slide, image_url: 'javascript:1' }, {}];
    expect(await slides(slide, ...others)).toEqual([
      {
        image: '/media/a.jpg',
        title: 'Come <b>home</b>',
        titleText: 'Come home',
        subtitle: '',
        subtitleHref: null,
      },
    ]);
  });

  it('have no picture that the page’s policy would block', async () => {
    expect(await slides({ ...slide, image_url: ELSEWHERE })).toMatchObject([{ image: null }]);
  });
});

it('videos have a player and a thumbnail from their link, unless they have one that is shown', async () => {
  const videos = [
    { id: 1, title: 'A', video_link: 'https://www.youtube.com/watch?v=abcdefghijk&t=3' },
    { id: 1, title: 'B', video_link: 'https://example.org/film', thumbnail: '/media/t.jpg' },
    { id: 3, title: 'C', video_link: 'https://youtu.be/abcdefghijk', thumbnail: ELSEWHERE },
  ];
  const thumbnail = 'https://i.ytimg.com/vi/abcdefghijk/hqdefault.jpg';
  const embedUrl = 'https://www.youtube-nocookie.com/embed/abcdefghijk';
  expect(await dataOf({ videos }, readVideos)).toMatchObject([
    { id: '1', youtubeId: 'abcdefghijk', embedUrl, thumbnail },
    { id: 'n1', embedUrl: null, thumbnail: '/media/t.jpg' },
    { id: '3', embedUrl, thumbnail },
  ]);
});

it('people have the networks that are on and lead to the web', async () => {
  const links = {
    facebook: 'https://example.org/f',
    facebook_status: 1,
    twitter: 'https://example.org/t',
    twitter_status: 0,
    linkedin: 'javascript:alert(1)',
    linkedin_status: 1,
    instagram: 'https://example.org/i',
    instagram_status: '1',
  };
  const faculties = [
    { id: 1, name: 'A', social_links: links },
    { id: 2, name: 'B' },
  ];
  const facebook = { network: 'facebook', href: 'https://example.org/f' };
  expect(await dataOf({ faculties }, readFaculty)).toMatchObject([
    { socialLinks: [facebook] },
    { socialLinks: [] },
  ]);
  const alumni = [{ id: 1, name: 'A', social_links: [links] }];
  const instagram = { network: 'instagram', href: 'https://example.org/i' };
  expect(await dataOf({ alumni }, readAlumni)).toMatchObject([
    { socialLinks: [facebook, instagram] },
  ]);
});

it('testimonials have a capitalised type', async () => {
  const testimonials = [{ name: 'A', type: 'parent', message: '<p>x</p>' }];
  expect(await dataOf({ testimonials }, readTestimonials)).toEqual([
    { name: 'A', type: 'Parent', picture: null, message: '<p>x</p>' },
  ]);
});

it('results have a percent sign', async () => {
  const twelfth = [98.5, '97 %'].map((percentage) => ({ name: 'A', percentage }));
  const results = await dataOf({ [resultsOf(2025)]: { '12th': twelfth } }, () => readResults(2025));
  expect(results.tenth).toEqual([]);
  expect(results.twelfth.map(({ percentage }) => percentage)).toEqual(['98.5%', '97 %']);
});

it('announcements link to their page', async () => {
  const announcement = [{ name: 'Open', internal_link: 'admission' }];
  expect(await dataOf({ announcement }, readAnnouncements)).toEqual([
    { text: 'Open', href: '/admission' },
  ]);
});
