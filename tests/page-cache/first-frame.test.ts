import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { afterFirstFrame } from '@/lib/page-cache/first-frame';

const script = '/own.js';
const fonts = ['/text.woff2', '/display.woff2'];
const bodyOf = (tag: string) => tag.slice('<script>'.length, -'</script>'.length);

type Added = { name: string; src?: string; type?: string; href?: string; onload?: () => void };
type Browser = { hidden?: boolean; observer?: boolean; referrer?: string };

function open(deferred: { fonts: string[] }, how: Browser = {}) {
  const { hidden = false, observer = true, referrer = '' } = how;
  const faces = { media: 'not all' };
  const dataset: Record<string, unknown> = {};
  const added: Added[] = [];
  let paint = () => {};
  const later: (() => void)[] = [];
  const loaded: (() => void)[] = [];
  class PerformanceObserver {
    constructor(callback: () => void) {
      paint = callback;
    }
    observe() {}
  }
  const window = {
    document: {
      hidden,
      referrer,
      querySelector: () => faces,
      createElement: (name: string) => ({ name }),
      addEventListener: (_type: string, listener: () => void) => later.push(listener),
      documentElement: { offsetHeight: 0, dataset },
      head: { append: (element: Added) => added.push(element) },
    },
    setTimeout: (callback: () => void) => later.push(callback),
    ...(observer && { PerformanceObserver }),
    location: { origin: 'https://school.example.org' },
    addEventListener: (_type: 'load', listener: () => void) => loaded.push(listener),
  };
  runInNewContext(bodyOf(afterFirstFrame({ script, ...deferred }).tag), window);
  const started = () => added.filter(({ name }) => name === 'script').map(({ src }) => src);
  const fetched = () => added.filter(({ name }) => name === 'link');
  return { faces, dataset, added, started, fetched, paint: () => paint(), later, loaded };
}

describe('what waits for the first frame', () => {
  it('is listed in the policy by its hash', () => {
    const { tag, hash } = afterFirstFrame({ script, fonts });
    expect(hash).toBe(`'sha256-${createHash('sha256').update(bodyOf(tag)).digest('base64')}'`);
  });

  it('starts once when the browser reports a paint', () => {
    const { added, started, fetched, paint, later } = open({ fonts });
    expect(added).toEqual([]);
    paint();
    for (const again of [paint, ...later]) again();
    expect(started()).toEqual(['/own.js']);
    expect(added.map(({ type }) => type)).toEqual([undefined, undefined, 'module']);
    expect(fetched().map(({ href }) => href)).toEqual(fonts);
  });

  it('applies the fonts together when all have loaded', () => {
    const { faces, dataset, fetched, paint } = open({ fonts });
    paint();
    fetched()[0]?.onload?.();
    expect(faces.media).toBe('not all');
    expect(dataset).toHaveProperty('fontsPending');
    fetched()[1]?.onload?.();
    expect(faces.media).toBe('all');
    expect(dataset).not.toHaveProperty('fontsPending');
  });

  it('applies them with the first frame for visitors from another page of the site, without fetching', () => {
    const referrer = 'https://school.example.org/about';
    const { faces, added, fetched, started, paint } = open({ fonts }, { referrer });
    expect(faces.media).toBe('all');
    expect(added).toEqual([]);
    paint();
    expect(fetched()).toEqual([]);
    expect(started()).toEqual(['/own.js']);
  });

  it.each(['https://search.example.org/?q=school', 'https://school.example.org.evil.example.org/'])(
    'fetches them for visitors from %s',
    (referrer) => {
      const { faces, fetched, paint } = open({ fonts }, { referrer });
      paint();
      expect(faces.media).toBe('not all');
      expect(fetched()).toHaveLength(2);
    },
  );

  it('marks the page as early until it has loaded', () => {
    const { dataset, later, loaded } = open({ fonts });
    expect(dataset).toHaveProperty('early');
    const before = later.length;
    loaded[0]?.();
    expect(dataset).toHaveProperty('early');
    later[before]?.();
    expect(dataset).not.toHaveProperty('early');
  });

  it('does not wait in a hidden tab, or in a browser without frame callbacks', () => {
    expect(open({ fonts }, { hidden: true }).added).toHaveLength(3);
    expect(open({ fonts }, { observer: false }).added).toHaveLength(3);
  });

  it('starts eventually if no paint is ever reported', () => {
    const { added, later } = open({ fonts });
    later.at(-1)?.();
    expect(added).toHaveLength(3);
  });

  it('waits for no fonts on a page that uses none', () => {
    expect(open({ fonts: [] }).faces.media).toBe('all');
  });

  it('escapes addresses that would end the script', () => {
    const odd = '/a.js?x=</script>';
    expect(afterFirstFrame({ script: odd, fonts }).tag).toContain('/a.js?x=\\u003c/script>');
  });
});
