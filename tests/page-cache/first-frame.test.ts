import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { afterFirstFrame } from '@/lib/page-cache/first-frame';

const scripts = [
  { src: '/own.js', module: true },
  { src: '/a.js', module: false },
  { src: '/a.js', module: false },
];
const fonts = ['/text.woff2', '/display.woff2'];
const bodyOf = (tag: string) => tag.slice('<script>'.length, -'</script>'.length);

type Added = { name: string; src?: string; type?: string; href?: string; onload?: () => void };
type Browser = { hidden?: boolean; observer?: boolean; known?: boolean; storage?: boolean };

/** A browser as far as the starter sees one. */
function open(late: { fonts: string[] }, how: Browser = {}) {
  const { hidden = false, observer = true, known = false, storage = true } = how;
  const letters = { media: 'not all' };
  const added: Added[] = [];
  let paint = () => {};
  const later: (() => void)[] = [];
  const store: Record<string, unknown> = known ? { letters: '1' } : {};
  class PerformanceObserver {
    constructor(callback: () => void) {
      paint = callback;
    }
    observe() {}
  }
  const window = {
    document: {
      hidden,
      querySelector: () => letters,
      createElement: (name: string) => ({ name }),
      addEventListener: (_type: string, listener: () => void) => later.push(listener),
      documentElement: { offsetHeight: 0 },
      head: { append: (element: Added) => added.push(element) },
    },
    setTimeout: (callback: () => void) => later.push(callback),
    ...(observer && { PerformanceObserver }),
    get localStorage() {
      if (!storage) throw new Error('not allowed');
      return store;
    },
  };
  runInNewContext(bodyOf(afterFirstFrame({ scripts, ...late }).tag), window);
  const started = () => added.filter(({ name }) => name === 'script').map(({ src }) => src);
  const fetched = () => added.filter(({ name }) => name === 'link');
  return { letters, added, started, fetched, store, paint: () => paint(), later };
}

describe('what waits for the first frame', () => {
  it('is named for the policy by its hash', () => {
    const { tag, hash } = afterFirstFrame({ scripts, fonts });
    expect(hash).toBe(`'sha256-${createHash('sha256').update(bodyOf(tag)).digest('base64')}'`);
  });

  it('starts once, in its order, when the browser reports a paint', () => {
    const { added, started, fetched, paint, later } = open({ fonts });
    expect(added).toEqual([]);
    paint();
    for (const again of [paint, ...later]) again();
    expect(started()).toEqual(['/own.js', '/a.js']);
    expect(added.map(({ type }) => type)).toEqual([undefined, undefined, 'module', '']);
    expect(fetched().map(({ href }) => href)).toEqual(fonts);
  });

  it('sets the letters when all of them have come, and not one by one', () => {
    const { letters, fetched, paint } = open({ fonts });
    paint();
    fetched()[0]?.onload?.();
    expect(letters.media).toBe('not all');
    fetched()[1]?.onload?.();
    expect(letters.media).toBe('all');
  });

  it('sets them with the first frame where an earlier page had them, and fetches nothing', () => {
    const first = open({ fonts });
    first.paint();
    for (const { onload } of first.fetched()) onload?.();
    expect(first.store.letters).toBeTruthy();
    const second = open({ fonts }, { known: true });
    expect(second.letters.media).toBe('all');
    expect(second.added).toEqual([]);
    second.paint();
    expect(second.fetched()).toEqual([]);
    expect(second.started()).toEqual(['/own.js', '/a.js']);
  });

  it('waits for nothing in a hidden tab, nor in a browser that tells of no frames', () => {
    expect(open({ fonts }, { hidden: true }).added).toHaveLength(4);
    expect(open({ fonts }, { observer: false }).added).toHaveLength(4);
  });

  it('starts in time where no paint is ever reported', () => {
    const { added, later } = open({ fonts });
    later.at(-1)?.();
    expect(added).toHaveLength(4);
  });

  it('does without a memory where none is allowed', () => {
    const { fetched, letters, paint } = open({ fonts }, { storage: false });
    paint();
    for (const { onload } of fetched()) onload?.();
    expect(letters.media).toBe('all');
  });

  it('has no letters to wait for on a page that names none', () => {
    expect(open({ fonts: [] }).letters.media).toBe('all');
  });

  it('lets no address end it', () => {
    const odd = [{ src: '/a.js?x=</script>', module: false }];
    expect(afterFirstFrame({ scripts: odd, fonts }).tag).toContain('/a.js?x=\\u003c/script>');
  });
});
