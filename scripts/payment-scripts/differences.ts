import { REPORT_PATH } from '@/lib/csp-reports/endpoint';
import { isListed } from './listed';
import { policyDifferences } from './policy-differences';
import { builtFilesIn, readPage } from './read-page';

const INVENTORY = 'which content/payment-scripts.ts does not name';

type ReadBuilt = (path: string) => Promise<Buffer | undefined>;

type Options = {
  url: string;
  /** The text of enhance/app, built from the sources. */
  bundle: string;
  fetch: (url: string) => Promise<Response>;
  /** Reads a file of this folder's build; without a build, contents are not compared. */
  readBuilt: ReadBuilt | undefined;
};

/** How a deployed page differs from the inventory, its policy and the build, one sentence each. */
export async function differences({ url, bundle, fetch, readBuilt }: Options): Promise<string[]> {
  const { origin: site, pathname: path } = new URL(url);
  const response = await fetch(url);
  if (!response.ok) return [`${path} answers ${response.status}.`];
  const { inline, addresses } = readPage(await response.text());
  const policy = response.headers.get('content-security-policy');
  const known = { site, bundle };
  const endpoints = response.headers.get('reporting-endpoints') ?? '';
  const own = addresses.filter((address) => new URL(address, site).origin === site);
  return [
    ...inline
      .filter((text) => !isListed({ inline: text }, known))
      .map((text) => `${path} has a script that begins with '${text.slice(0, 60)}', ${INVENTORY}.`),
    ...addresses
      .filter((address) => !isListed({ address }, known))
      .map((address) => `${path} loads ${address}, ${INVENTORY}.`),
    ...policyDifferences({ path, policy, inline }),
    ...(endpoints.includes(`"${REPORT_PATH}"`) ? [] : [`${path} names no address for reports.`]),
    ...(readBuilt ? await contentDifferences(own, { site, fetch, readBuilt }) : []),
  ];
}

type Contents = { site: string; fetch: Options['fetch']; readBuilt: ReadBuilt };

/** Follows references between files, because a page loads some of them later. */
async function contentDifferences(first: readonly string[], { site, fetch, readBuilt }: Contents) {
  const found: string[] = [];
  const paths = new Set(first.map((address) => new URL(address, site).pathname));
  // Iterating a set also visits what is added meanwhile.
  for (const path of paths) {
    const response = await fetch(site + path);
    const sent = Buffer.from(await response.arrayBuffer());
    const built = await readBuilt(path);
    if (!response.ok) found.push(`${path} answers ${response.status}.`);
    else if (!built) found.push(`${path} is no file of the build in this folder.`);
    else if (!built.equals(sent)) found.push(`${path} differs from the build in this folder.`);
    for (const more of builtFilesIn(sent.toString())) paths.add(more);
  }
  return found;
}
