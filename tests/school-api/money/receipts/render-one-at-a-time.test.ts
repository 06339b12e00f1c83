import { describe, expect, it } from 'vitest';
import { renderOneAtATime } from '@/school-api/money';

describe('PDFs requested at once', () => {
  it('are rendered one at a time, in order, also after one that fails', async () => {
    const began: number[] = [];
    let drawing = 0;
    let most = 0;
    const draw = (name: number) => async () => {
      began.push(name);
      drawing += 1;
      most = Math.max(most, drawing);
      await Promise.resolve();
      drawing -= 1;
      if (name === 1) throw new Error('no font');
      return name;
    };
    const ends = await Promise.allSettled([0, 1, 2].map((name) => renderOneAtATime(draw(name))));
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(began).toEqual([0, 1, 2]);
    expect(most).toBe(1);
  });

  it('are refused beyond fifty, and accepted again afterwards', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const all = Array.from({ length: 50 }, () => renderOneAtATime(() => gate));
    await expect(renderOneAtATime(async () => undefined)).rejects.toMatchObject({
      code: 'unavailable',
    });
    release();
    await Promise.all(all);
    expect(await renderOneAtATime(async () => 'drawn')).toBe('drawn');
  });
});
