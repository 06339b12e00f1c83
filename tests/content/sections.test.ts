import { describe, expect, it } from 'vitest';
import { about } from '@/content/about';
import { academics } from '@/content/academics';
import { facility } from '@/content/facility';
import { sceneNames } from '@/content/scenes';
import { studentLife } from '@/content/student-life';
import { blockText, linksOf, scenesOf, wordsOf } from './block-text';
import { heads, readingOf, sectionPages, singlePages } from './every-page';

const routes = new Set(
  [
    '/ /about /about/welcome /admission /register /student-life /student-life/sports-life',
    '/student-life/yoga-meditation /student-life/retreat-camps /student-life/spiritual-practice',
    '/student-life/activites /student-life/campus /student-life/alumini /student-life/our-care',
    '/facility /facility/acedemics /facility/sports-fitness /facility/arts-music',
    '/facility/eco-friendly /facility/laboratory /facility/international-standard',
    '/facility/inhouse-temple /facility/health-care /acedemics /acedemics/curriculum',
    '/acedemics/departments /acedemics/faculty /acedemics/results /acedemics/publications',
    '/contact-us /careers /careers/apply-now /news-event /vedic-gurukulam /competition',
    '/guest-house /weekly-schedule /syllabus /contribute /direct-bank-transfer /donate-register',
  ].flatMap((line) => line.split(' ')),
);

const labels = (section: typeof about) => section.tabs.map((tab) => tab.label);

describe('tabs', () => {
  it('bear the names that the specification gives, in its order', () => {
    expect(labels(about)).toEqual([
      'Welcome',
      'Founder & Vision',
      "From Director's Desk",
      "From Dean's Desk",
      "From Principal's Desk",
      'Why the school?',
      'Our Achievements',
    ]);
    expect(labels(facility)).toEqual([
      'Sports & Fitness',
      'Robotics',
      'Art Music & Dance',
      'Eco Friendly',
      'Laboratory',
      'International Standards',
      'Beautiful Inhouse Temple',
      'Health Care',
    ]);
    expect(labels(studentLife)).toEqual([
      'Yoga & Meditation',
      'Retreat and Camps',
      'Our Care',
      'Spiritual Practice',
      'Co-Curricular Activities',
      'A Day at Campus',
      'Alumni',
    ]);
    expect(labels(academics)).toEqual([
      'Results',
      'Faculty',
      'Departments',
      'Curriculum',
      'Publications',
    ]);
  });

  it('have every sub-route of the route table below their section, and no other', () => {
    const found = [about, facility, studentLife, academics].flatMap((section) =>
      [...section.tabs, ...section.sidePages].flatMap((page) =>
        page.slug === null ? [] : [`${section.path}/${page.slug}`],
      ),
    );
    const asked = [...routes].filter((route) =>
      /^\/(about|facility|student-life|acedemics)\//.test(route),
    );
    expect(found.toSorted()).toEqual(asked.toSorted());
  });

  it.each(sectionPages.map((page) => [page.name, page] as const))(
    '%s can be read in 150 to 400 words',
    (_name, page) => {
      const words = wordsOf(readingOf(page)).length;
      expect(words).toBeGreaterThanOrEqual(150);
      expect(words).toBeLessThanOrEqual(400);
    },
  );
});

describe('every page', () => {
  it.each(heads.map((head) => [head.title, head.description] as const))(
    '%s is described in 110 to 165 characters',
    (_title, description) => {
      expect(description.length).toBeGreaterThanOrEqual(110);
      expect(description.length).toBeLessThanOrEqual(165);
    },
  );

  it('has a title and a description of its own', () => {
    expect(new Set(heads.map((head) => head.description)).size).toBe(heads.length);
    expect(new Set(heads.map((head) => head.title)).size).toBe(heads.length);
  });

  it('shows only drawings that exist', () => {
    const pages = [...sectionPages, ...singlePages];
    const shown = pages.flatMap((page) => [page.scene, ...scenesOf(readingOf(page))]);
    for (const scene of shown) expect(sceneNames).toContain(scene);
  });

  it('links only to routes of the table, and to tabs within range', () => {
    const tabCount: Record<string, number> = { '/about': 7, '/facility': 8 };
    const links = [...sectionPages, ...singlePages].flatMap((page) => linksOf(readingOf(page)));
    for (const link of links) {
      const [path = '', query] = link.split('?tab=');
      expect(routes, link).toContain(path);
      if (query) expect(Number(query)).toBeLessThan(tabCount[path] ?? 0);
    }
  });

  it('has no HTML, no doubled blanks and no open term marks in its texts', () => {
    const texts = [...sectionPages, ...singlePages].flatMap((page) =>
      readingOf(page).map(blockText),
    );
    for (const text of texts) {
      expect(text).not.toMatch(/[<>]| {2}\S|&[a-z]+;/);
      expect((text.match(/\*/g) ?? []).length % 2).toBe(0);
    }
  });
});
