import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DISK_RESERVE_MB } from '@/contract';
import { publish } from './support/news';
import { refreshAll } from './support/servers';
import { mountSmallDisk } from './support/small-disk';
import { openTestBed } from './support/test-bed';
import { Writers } from './support/writers';

// More than the reserve below which the school accepts no CV (DISK_RESERVE_MB).
const disk = mountSmallDisk(DISK_RESERVE_MB + 120);
const bed = await openTestBed('disk', {
  apiEnv: { SCHOOL_DATA_DIR: join(disk.path, 'school') },
  siteEnv: { SITE_DATA_DIR: join(disk.path, 'site') },
});

describe('a full disk', () => {
  it('below stored pages and CVs: pages stay in memory, no CV is accepted', async () => {
    const { readers, writers } = await bed.startLoad(['message', 'registration', 'donation']);
    disk.fill();
    const applicants = new Writers(bed.endpoints, ['application']);
    for (let round = 0; round < 3; round += 1) {
      await refreshAll(bed.site);
      await readers.everyPageAgain();
      await applicants.once();
      await writers.eachAccepted(1);
    }
    expect(applicants.ledger).toEqual([]);
    expect(applicants.withoutMessage).toEqual([]);
    // A full disk must not appear as an error in the form.
    for (const message of applicants.refusals) expect(message).toMatch(/^50[0234] /);
    disk.free();
    await bed.expectRecovery('Disk full below kept pages and CVs');
  });

  it('while the site restarts: stored pages are served', async () => {
    disk.fill();
    await bed.site.stop();
    await bed.site.start();
    const { readers } = await bed.startReading();
    await readers.everyPageAgain();
    disk.free();
    await bed.expectRecovery('Disk full while the site is restarted');
  });

  it('does not delay pages: news appears on a full disk, and is stored once there is space', async () => {
    disk.fill();
    const title = await publish(bed.db, 'The well has water again');
    await refreshAll(bed.site);
    const isThere = async () => {
      const response = await fetch(`${bed.site.url}/news-event`);
      return (await response.text()).includes(title);
    };
    await bed.until('the news is on the site', isThere);
    disk.free();
    await bed.waitForRecovery();
    await bed.until('the news is kept', isThere);
  });
});
