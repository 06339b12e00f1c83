import { describe, expect, it } from 'vitest';
import { inView, nearest, stops, wrap } from '@/enhance/carousel-stops';

const offsets = [0, 100, 200, 300, 400, 500];

describe('wrap', () => {
  it('wraps around at both ends', () => {
    expect(wrap(-1, 4)).toBe(3);
    expect(wrap(4, 4)).toBe(0);
    expect(wrap(2, 4)).toBe(2);
  });

  it('stays at 0 without slides', () => {
    expect(wrap(1, 0)).toBe(0);
  });
});

describe('stops', () => {
  it('are at every card and at the end, never past it', () => {
    expect(stops(offsets, 300)).toEqual([0, 100, 200, 300]);
  });

  it('are one if everything is in view', () => {
    expect(stops([0], 0)).toEqual([0]);
    expect(stops([], 0)).toEqual([0]);
    expect(stops(offsets, 0.6)).toEqual([0]);
  });

  it('do not repeat the end because of a fraction of a pixel', () => {
    expect(stops([0, 99.6, 199.3], 200)).toEqual([0, 99.6, 200]);
  });
});

it('nearest is the stop closest to the scroll position', () => {
  expect(nearest([0, 100, 200], 149)).toBe(1);
  expect(nearest([0, 100, 200], 151)).toBe(2);
  expect(nearest([0, 100, 200], -20)).toBe(0);
  expect(nearest([], 10)).toBe(0);
});

describe('inView', () => {
  it('counts the visible slides from 1', () => {
    expect(inView(offsets, 300, 0)).toEqual([1, 3]);
    expect(inView(offsets, 300, 300)).toEqual([4, 6]);
    expect(inView([0, 316], 360, 0)).toEqual([1, 1]);
  });

  it('is the only slide if there is one', () => {
    expect(inView([0], 300, 0)).toEqual([1, 1]);
  });
});
