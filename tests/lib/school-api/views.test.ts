import { describe, expect, it } from 'vitest';
import { startSite, stubApiPerTest, world } from './fresh-site';

stubApiPerTest();

async function dataOf<T>(read: () => Promise<{ ok: true; data: T } | { ok: false }>): Promise<T> {
  const result = await read();
  if (!result.ok) throw new Error('the read failed');
  return result.data;
}

async function answering(body: unknown) {
  await startSite();
  world.api.answer(body);
}

describe('news', () => {
  const item = {
    slug: 'sports-day',
    title: 'Sports Day',
    description: `First line\r\n\r\nSecond ${'x'.repeat(400)}`,
    content: '<h1>Win</h1><script>alert(1)</script><img src="/media/a.jpg">',
    picture: '/media/b.jpg',
    created_at: '2026-01-05T10:00:00Z',
  };

  it('makes cards with a short summary, and counts the pages', async () => {
    await answering({ results: [item, { ...item, slug: 'b', picture: null }], count: 27 });
    const { readNewsPage } = await import('@/lib/school-api/news');
    const page = await dataOf(() => readNewsPage(2));
    expect(page).toMatchObject({ count: 27, page: 2, pageCount: 3 });
    expect(page.cards[0]).toMatchObject({
      picture: '/media/b.jpg',
      publishedAt: '2026-01-05T10:00:00.000Z',
    });
    expect(page.cards[0]?.summary).toHaveLength(303);
    expect(page.cards[1]?.picture).toBeNull();
  });

  it('makes a detail with paragraphs and safe content', async () => {
    await answering({ ...item, slug: undefined });
    const { readNews } = await import('@/lib/school-api/news');
    const detail = await dataOf(() => readNews('sports-day'));
    expect(detail?.slug).toBe('sports-day');
    expect(detail?.paragraphs).toHaveLength(2);
    expect(detail?.metaDescription).toHaveLength(163);
    expect(detail?.content).toMatch(/^<h2>Win<\/h2><img src="\/media\/a\.jpg"/);
  });

  it('tells a missing item from a failure', async () => {
    await answering({});
    world.api.answer({}, 404);
    const { readNews } = await import('@/lib/school-api/news');
    expect(await readNews('none')).toEqual({ ok: true, data: null, stale: false });
    world.api.answer({}, 500);
    expect((await readNews('none')).ok).toBe(false);
  });

  it.each([['null'], ['{}'], ['[]']])('takes %s for a missing item', async (body) => {
    await answering(body);
    const { readNews } = await import('@/lib/school-api/news');
    expect(await readNews('none')).toEqual({ ok: true, data: null, stale: false });
  });

  it.each([[''], ['<h1>Oops</h1>'], ['{"detail":"No."}']])(
    'takes %j for a failure',
    async (body) => {
      await answering(body);
      const { readNews } = await import('@/lib/school-api/news');
      expect((await readNews('none')).ok).toBe(false);
    },
  );

  it.each(['', '.', '..'])('asks nobody about the slug %j', async (slug) => {
    await startSite();
    const { readNews } = await import('@/lib/school-api/news');
    expect(await readNews(slug)).toMatchObject({ ok: true, data: null });
    expect(world.api.requests).toHaveLength(0);
  });
});

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

describe('admission', () => {
  it('shows dates, then texts, and offers both once', async () => {
    const { viewAdmissionDates } = await import('@/lib/school-api/admission-dates');
    const now = Date.parse('2026-10-01T00:00:00Z');
    const view = viewAdmissionDates(
      {
        dates_with_locations: [
          { location: 'Vraja', admission_date: '2026-12-06', admission_text: '' },
          { location: 'Vraja', admission_date: '2026-11-01', admission_text: '' },
          { location: 'Vraja', admission_date: '2025-11-01', admission_text: '' },
          { location: 'Mathura', admission_date: '', admission_text: 'By appointment' },
          { location: 'Agra', admission_date: '', admission_text: '' },
        ],
        admission_texts_with_locations: [
          { location: 'Vraja', admission_text: 'October' },
          { location: 'Mathura', admission_text: 'By appointment' },
        ],
      },
      now,
    );
    expect(view.dates.map(({ shown }) => shown)).toEqual([
      '06 Dec 2026',
      '01 Nov 2026',
      '01 Nov 2025',
      'By appointment',
      'Details not available',
    ]);
    expect(view.nextDate).toBe('2026-10-31T18:30:00.000Z');
    expect(view.startText).toBe('October');
    expect(view.options.map(({ value }) => value)).toEqual([
      '2026-12-06',
      '2026-11-01',
      '2025-11-01',
      'By appointment',
      'October',
    ]);
  });

  it('takes the first record as the fee, and a brochure only where its record exists', async () => {
    await answering([
      { category: 'anything', amount: '1500' },
      { category: 'day scholar fee', amount: null, brochure_pdf: '/media/d.pdf' },
    ]);
    const { readFees } = await import('@/lib/school-api/fees');
    expect(await dataOf(readFees)).toEqual({
      registrationFee: 1500,
      dayScholar: { amount: null, brochure: '/media/d.pdf' },
      residential: null,
    });
  });

  it('lays the server’s form controls over the defaults', async () => {
    await answering([
      { key: 'city', field_name: 'Town', status: 1 },
      { key: 'student_type', field_name: '', status: 0 },
      { key: 'mobile', field_name: 'Phone', status: 0 },
      { key: 'unknown', field_name: 'X', status: 1 },
    ]);
    const { readFormControls } = await import('@/lib/school-api/form-controls');
    const controls = await dataOf(readFormControls);
    const of = (key: string) => controls.find((control) => control.key === key);
    expect(controls.filter(({ shown }) => shown).map(({ key }) => key)).toEqual([
      'student_type',
      'city',
    ]);
    expect(of('city')).toMatchObject({ label: 'Town', section: 'address' });
    expect(of('student_type')).toMatchObject({ label: 'Student Type', required: true });
    expect(of('mobile')).toMatchObject({ label: 'Phone', shown: false, required: false });
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
