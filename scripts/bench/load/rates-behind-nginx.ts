import { gzipSync } from 'node:zlib';
import { warm } from '../../run/until';
import { rates } from '../load-rates';
import { CALL, type Mode } from './options';

const PAGE = '/news-event';
const WANTED = 0.65;

/** A stored page and a call behind nginx, with one site and two, compared with a static file. */
export const ratesBehindNginx: Mode = async (deployment) => {
  const api = await deployment.startApi();
  const one = await deployment.startSite('one', api.url);
  const two = await deployment.startSite('two', api.url);
  for (const { url } of [one, two]) await warm(url + PAGE);
  const bytes = gzipSync(await warm(one.url + PAGE), { level: 9 });
  const file = { file: { bytes, encoding: 'gzip' } };
  const before = await deployment.startNginx('nginx-one', [one.url], file);
  const both = await deployment.startNginx('nginx-two', [one.url, two.url]);
  const page = (url: string) => ({ url: url + PAGE, encoding: 'gzip' });
  const call = (url: string) => ({
    url: url + CALL.path,
    body: JSON.stringify(CALL.body),
    expect: CALL.expect,
  });
  const pages = await rates({
    'nginx, a file': { url: before.fileUrl, encoding: 'gzip' },
    'nginx before one site': page(before.plainUrl),
    'nginx before two sites': page(both.plainUrl),
  });
  const ratio = show('A stored page, gzip', pages, 'nginx, a file');
  const calls = await rates({
    'the site alone': call(one.url),
    'nginx before one site': call(before.plainUrl),
    'nginx before two sites': call(both.plainUrl),
  });
  show('A passed-on POST', calls, 'the site alone');
  const low = Math.min(ratio('nginx before one site'), ratio('nginx before two sites'));
  return low < WANTED ? [`${WANTED} of a file`] : [];
};

function show(title: string, got: ReadonlyMap<string, number>, base: string) {
  const ratio = (name: string) => (got.get(name) ?? Number.NaN) / (got.get(base) ?? Number.NaN);
  console.log(`\n| ${title} | Requests/s | Ratio |\n|---|--:|--:|`);
  for (const [name, rate] of got) {
    console.log(`| ${name} | ${Math.round(rate)} | ${ratio(name).toFixed(2)} |`);
  }
  return ratio;
}
