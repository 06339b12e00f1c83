import { expect, it } from 'vitest';
import { startSite, stubApiPerTest, world } from './fresh-site';

stubApiPerTest();

async function readPurposes() {
  await startSite();
  const reads = await import('@/lib/school-api/purposes');
  return reads.readPurposes();
}

const cows = { id: 7, name: 'Cow Care', scene: 'gaushala', usual_amounts: [21_000, 0, 2.5] };

/** The totals have a separate address; undefined fails. */
function answer(purposes: unknown, totals: unknown) {
  world.api.behave(({ url = '' }, response) => {
    const body = url.includes('totals') ? totals : purposes;
    response.writeHead(body === undefined ? 500 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  });
}

it.each([
  ['has no list', () => world.api.answer({ error: 'not found' }, 404), true],
  ['has an empty list', () => answer([], []), true],
  ['fails', () => world.api.answer('', 500), false],
])('are the site’s own if the school’s server %s', async (_, behave, whole) => {
  behave();
  const { purposes, isWhole } = await readPurposes();
  expect([purposes.length, purposes[1]?.id, isWhole]).toEqual([5, 'cow-care', whole]);
  expect(purposes.every(({ goal, closed }) => goal === null && !closed)).toBe(true);
});

it('are the office’s, with the amount raised', async () => {
  answer([{ ...cows, goal: 50_000 }], [{ purpose: 'Cow Care', paise: 1_230_000 }]);
  const { purposes, isWhole } = await readPurposes();
  expect(isWhole).toBe(true);
  expect(purposes).toMatchObject([
    {
      id: 'cow-care',
      heading: 'Cow Care',
      suggestedRupees: [21_000],
      closed: false,
      goal: { rupees: 50_000, raised: 1_230_000 },
      picture: { src: '/art/gaushala.svg' },
    },
  ]);
});

it.each([
  ['the sums cannot be read', undefined, false],
  ['its sum is not among them', [], true],
])('show no sum while %s', async (_, totals, whole) => {
  answer([{ ...cows, goal: 50_000 }], totals);
  const { purposes, isWhole } = await readPurposes();
  expect(purposes[0]?.goal).toEqual({ rupees: 50_000, raised: null });
  expect(isWhole).toBe(whole);
});

it('are closed from the day after the last one, and come last; an invalid day closes nothing', async () => {
  const days = ['2020-03-31', '2099-03-31', 'soon'];
  answer(
    days.map((last_day, id) => ({ ...cows, id, name: `Cows ${id}`, last_day })),
    [],
  );
  const { purposes } = await readPurposes();
  expect(purposes.map(({ id, closed }) => [id, closed])).toEqual([
    ...[
      ['cows-1', false],
      ['cows-2', false],
    ],
    ['cows-0', true],
  ]);
});

it('have an address in Hindi too, and show a picture in place of the drawing', async () => {
  answer([{ ...cows, name: 'गौ सेवा', picture: '/media/cows.webp', picture_alt: 'Two cows' }], []);
  const { purposes } = await readPurposes();
  expect(purposes).toMatchObject([
    { id: 'p7', heading: 'गौ सेवा', picture: { src: '/media/cows.webp', alt: 'Two cows' } },
  ]);
});
