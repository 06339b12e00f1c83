import { describe, expect, it } from 'vitest';
import { publish } from './support/news';
import { passThrough } from './support/proxy';
import {
  answerNonsense,
  answerOtherItem,
  cutAnswers,
  delayAnswers,
  failHalf,
} from './support/proxy-behaviours';
import { refreshAll } from './support/servers';
import { openTestBed } from './support/test-bed';

const bed = await openTestBed('api');

describe('the school API', () => {
  it('killed three times under load, and restarted by its supervisor', async () => {
    const { api, readers, writers } = await bed.startLoad();
    for (let life = 0; life < 3; life += 1) {
      await writers.eachAccepted(2);
      await api.kill();
      await refreshAll(bed.site);
      await readers.everyPageAgain();
      await api.start();
    }
    await writers.eachAccepted(1);
    await bed.expectRecovery('School API killed (kill -9) three times under load');
  });

  it.each([
    ['slow (10 s for each answer)', delayAnswers(10_000)],
    ['cut off in the middle of its answers', cutAnswers],
    ['failing (500) at half of its endpoints', failHalf],
    ['lying (HTML, wrong types, errors with status 200)', answerNonsense()],
  ])('%s', async (fault, behaviour) => {
    const { readers, writers } = await bed.startReading();
    bed.proxy.behave(behaviour);
    await refreshAll(bed.site);
    await Promise.all([readers.everyPageAgain(2), writers.once()]);
    if (fault.startsWith('slow')) expect(writers.refusals).toEqual(new Set());
    await bed.expectRecovery(`School API ${fault}`);
  });

  it('responding with a different news item than requested', async () => {
    const { readers } = await bed.startReading();
    bed.proxy.behave(
      answerOtherItem({ slug: 'another', title: 'Another item', content: 'secret' }),
    );
    await refreshAll(bed.site);
    await readers.everyPageAgain(2);
    await bed.expectRecovery('School API answering with another item than asked for');
  });

  it('down while the site restarts: stored pages are served', async () => {
    const { api, readers } = await bed.startReading();
    await readers.stop();
    await api.kill();
    await bed.site.stop();
    await bed.site.start();
    const again = await bed.read();
    await again.everyPageAgain();
    await api.start();
    await bed.expectRecovery('School API down while the site is restarted');
  });

  it('serves new content again without a manual restart', async () => {
    bed.proxy.behave(passThrough);
    const title = await publish(bed.db, 'The river is clean again');
    await refreshAll(bed.site);
    await bed.until('the news is on the site', async () => {
      const response = await fetch(`${bed.site.url}/news-event`);
      return (await response.text()).includes(title);
    });
  });
});
