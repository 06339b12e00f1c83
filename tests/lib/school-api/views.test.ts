import { describe, expect, it } from 'vitest';
import { stubApiPerTest, world } from './fresh-site';
import { answering, dataOf } from './read-data';

stubApiPerTest();

describe('slides', () => {
  it('are those that are on and have a picture', async () => {
    const slide = { status: 1, image_url: '/media/a.jpg', title: 'Come <b onclick=x>home</b>' };
    await answering([slide, { ...slide, status: 0 }, { ...slide, image_url: 'javascript:1' }, {}]);
    const { readSlides } = await import('@/lib/school-api/slider');
    expect(await dataOf(readSlides)).toEqual([
      {
        image: '/media/a.jpg',
        title: 'Come <b>home</b>',
        titleText: 'Come home',
        subtitle: '',
        subtitleHref: null,
      },
    ]);
  });
});

describe('pictures that the policy would block', () => {
  it('leave the slide, which then shows the placeholder', async () => {
    await answering([
      { status: 1, image_url: 'http://elsewhere.example.org/a.jpg', title: 'Come' },
    ]);
    const { readSlides } = await import('@/lib/school-api/slider');
    expect(await dataOf(readSlides)).toMatchObject([{ image: null, titleText: 'Come' }]);
  });

  it('leave a video its own thumbnail', async () => {
    const thumbnail = 'http://elsewhere.example.org/a.jpg';
    await answering([{ id: 1, title: 'A', video_link: 'https://youtu.be/abcdefghijk', thumbnail }]);
    const { readVideos } = await import('@/lib/school-api/videos');
    expect((await dataOf(readVideos))[0]?.thumbnail).toContain('i.ytimg.com');
  });
});

describe('videos', () => {
  it('get a player and a thumbnail from their link', async () => {
    await answering([
      { id: 1, title: 'A', video_link: 'https://www.youtube.com/watch?v=abcdefghijk&t=3' },
      { id: 1, title: 'B', video_link: 'https://example.org/film', thumbnail: '/media/t.jpg' },
    ]);
    const { readVideos } = await import('@/lib/school-api/videos');
    const [first, second] = await dataOf(readVideos);
    expect(first).toMatchObject({
      id: '1',
      youtubeId: 'abcdefghijk',
      embedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
      thumbnail: 'https://i.ytimg.com/vi/abcdefghijk/hqdefault.jpg',
    });
    expect(second).toMatchObject({ id: 'n1', embedUrl: null, thumbnail: '/media/t.jpg' });
  });
});

describe('people', () => {
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

  it('of the faculty show the networks that are switched on', async () => {
    await answering([
      { id: 1, name: 'A', social_links: links },
      { id: 2, name: 'B' },
    ]);
    const { readFaculty } = await import('@/lib/school-api/faculty');
    const [first, second] = await dataOf(readFaculty);
    expect(first?.socialLinks).toEqual([{ network: 'facebook', href: 'https://example.org/f' }]);
    expect(second?.socialLinks).toEqual([]);
  });

  it('among the alumni have a preview only beyond 50 words', async () => {
    const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;
    await answering([
      { id: 1, name: 'A', description: words(51), social_links: [links] },
      { id: 2, name: 'B', description: words(50), social_links: [] },
    ]);
    const { readAlumni } = await import('@/lib/school-api/alumni');
    const [first, second] = await dataOf(readAlumni);
    expect(first?.preview).toBe(`${Array(50).fill('word').join(' ')}...`);
    expect(first?.socialLinks.map(({ network }) => network)).toEqual(['facebook', 'instagram']);
    expect(second?.preview).toBeNull();
  });

  it('give testimonials with a capitalised type', async () => {
    await answering([{ name: 'A', type: 'parent', message: '<p>x</p>' }]);
    const { readTestimonials } = await import('@/lib/school-api/testimonials');
    expect(await dataOf(readTestimonials)).toEqual([
      { name: 'A', type: 'Parent', picture: null, message: '<p>x</p>' },
    ]);
  });
});

describe('academics', () => {
  it('splits publications by category and loses none', async () => {
    const publication = { name: 'A', file_link: '/media/a.pdf' };
    await answering([
      { ...publication, category: 'Academic' },
      { ...publication, category: 'book' },
      { ...publication, category: 'leaflet' },
    ]);
    const { readPublications } = await import('@/lib/school-api/publications');
    const split = await dataOf(readPublications);
    expect(Object.values(split).map((list) => list.length)).toEqual([1, 1, 1]);
  });

  it('gives results of a year with their percent sign', async () => {
    await answering({
      '12th': [
        { name: 'A', percentage: 98.5 },
        { name: 'B', percentage: '97 %' },
      ],
    });
    const { readResults } = await import('@/lib/school-api/results');
    const { tenth, twelfth } = await dataOf(() => readResults(2025));
    expect(tenth).toEqual([]);
    expect(twelfth.map(({ percentage }) => percentage)).toEqual(['98.5%', '97 %']);
    expect(world.api.requests[0]?.url).toBe('/api/results?year=2025');
  });
});

describe('the other lists', () => {
  it('are ready to show', async () => {
    await answering([
      { id: 1, name: 'vedic', button: 'https://example.org/e', file: 'media/b.pdf' },
    ]);
    const { readProgrammes } = await import('@/lib/school-api/gurukulam');
    expect((await dataOf(readProgrammes))[0]).toMatchObject({
      label: 'Vedic Gurukulam System',
      enrolUrl: 'https://example.org/e',
      brochure: '/media/b.pdf',
    });
    world.api.answer([{ id: 1, name: 'Debate', scheduled_date: 'soon', link: '' }]);
    const { readCompetitions } = await import('@/lib/school-api/competitions');
    expect((await dataOf(readCompetitions))[0]).toMatchObject({ date: null, link: null });
    world.api.answer([
      { id: 1, title: 'Week', scheduled_date: '2026-04-06', file: '/media/w.pdf' },
    ]);
    const { readWeeklySchedules } = await import('@/lib/school-api/weekly-schedules');
    expect((await dataOf(readWeeklySchedules))[0]).toMatchObject({ file: '/media/w.pdf' });
    world.api.answer([{ id: 1, title: 'Science', class_name: 9, info: '<p>x</p>' }]);
    const { readCurriculum } = await import('@/lib/school-api/curriculum');
    expect((await dataOf(readCurriculum))[0]).toMatchObject({ className: '9', brochure: null });
    world.api.answer([{ vacancy_name: 'PGT', subjects: 'Maths', additional_info: '<p>x</p>' }]);
    const { readVacancies } = await import('@/lib/school-api/vacancies');
    expect(await dataOf(readVacancies)).toEqual([
      { name: 'PGT', subjects: 'Maths', info: '<p>x</p>' },
    ]);
    world.api.answer([{ name: 'Open', internal_link: 'admission' }]);
    const { readAnnouncements } = await import('@/lib/school-api/announcements');
    expect(await dataOf(readAnnouncements)).toEqual([{ text: 'Open', href: '/admission' }]);
  });
});
