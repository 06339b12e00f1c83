import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import next from 'next';
import { stampClientAddress } from '@/lib/bff/client-ip';
import { env } from '@/lib/env';
import { loadReleaseConfig } from '@/lib/files/release-config';
import { markStarted, markStarting } from '@/lib/health/starting';
import { redirectToCanonical } from '@/lib/http/canonical-address';
import { Copies } from '@/lib/http/copies';
import { defaultHeaders } from '@/lib/http/default-headers';
import { listFiles } from '@/lib/http/file-list';
import { connectionLimits, guardConnections } from '@/lib/http/guard-connections';
import { limitRenders } from '@/lib/http/limit-renders';
import { limitUploadRate, uploadRate } from '@/lib/http/limit-upload-rate';
import { passToOffice } from '@/lib/http/pass-to-office';
import { canonicalPictureSource } from '@/lib/http/picture-source';
import { refuseAmbiguous } from '@/lib/http/refuse-ambiguous';
import { dropRepeatedQuery } from '@/lib/http/repeated-query';
import { limitBodyTime, requestTimeouts, timeoutOptions } from '@/lib/http/request-timeouts';
import { sanitiseRequest } from '@/lib/http/sanitise-request';
import { serveFile } from '@/lib/http/serve-file';
import { servePage } from '@/lib/http/serve-page';
import { type SiteResponse, siteResponse } from '@/lib/http/site-response';
import { log } from '@/lib/log';
import { markLocalRequest } from '@/lib/metrics/local-request';
import { watchRequest } from '@/lib/metrics/watch-requests';
import { pages } from '@/lib/page-cache/cache';
import { plainPolicyFor } from '@/lib/page-cache/policy';
import { rememberPicture } from '@/lib/page-cache/requested-picture';
import { aliasPaths, contractPaths } from '@/lib/page-cache/route-table';
import { previews } from '@/lib/preview/serve-preview';
import { stopGracefully } from '@/lib/shutdown/graceful-stop';
import { isStopping } from '@/lib/shutdown/stopping';
import { renderingFromNow } from '@/lib/site-changes/numbers';
import { startWatchingChanges } from '@/lib/site-changes/start';

// Stored answers are readable by this user only, whatever umask the service was started with.
process.umask(0o077);
markStarting();

// Every request passes through this file from top to bottom: answered from memory, or by Next.
const dev = process.env.NODE_ENV === 'development';
const { PORT, SITE_HOST, SITE_URL, SITE_INDEXABLE, TRUST_PROXY, documents, office } = env();

loadReleaseConfig(process.env);
const application = next({ dev, port: PORT, quiet: !dev });
const starting = application.prepare().then(() => application.getRequestHandler());
/** Requests to Next wait until it has started; stored pages and files are served meanwhile. */
const nextHandler = async (request: IncomingMessage, response: ServerResponse) => {
  const answerByNext = await starting;
  return rememberPicture(request.url ?? '', () => answerByNext(request, response));
};

const defaults = defaultHeaders({
  https: SITE_URL.startsWith('https:'),
  policy: !dev,
  indexable: SITE_INDEXABLE,
});
const copies = new Copies(48 * 1024 * 1024);
const files = listFiles('.');

const answer = servePage({ pages, files, copies, defaults });
const render = dev ? nextHandler : limitRenders(nextHandler, { pages, answer, defaults });
const prepare = [dropRepeatedQuery, canonicalPictureSource];
const answers = [
  redirectToCanonical([...contractPaths, ...aliasPaths], defaults),
  serveFile({ files, copies, defaults }),
  answer,
];
/** Before everything else, as a site of its own. */
const toOffice = office ? passToOffice({ ...office, trust: TRUST_PROXY }) : () => false;
/** Before Next answers: the client's address, and limits on the body. */
const beforeNext = [
  markLocalRequest,
  stampClientAddress(TRUST_PROXY),
  limitBodyTime(requestTimeouts),
  limitUploadRate(uploadRate),
];

/** For the few pages that this process asks of itself. */
const ownOrigin = (): string | undefined => {
  const address = server.address();
  if (address === null || typeof address === 'string') return undefined;
  const host = ['0.0.0.0', '::'].includes(address.address) ? '127.0.0.1' : address.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
};
const preview = previews({ origin: ownOrigin, defaults, documents, trust: TRUST_PROXY });

const server = createServer({
  ServerResponse: siteResponse(defaults, dev || documents ? undefined : plainPolicyFor),
  ...timeoutOptions(requestTimeouts),
  // Node would answer a request without a host itself, and read on.
  requireHostHeader: false,
});
const admits = dev ? () => true : guardConnections(server, connectionLimits(TRUST_PROXY));

server.on('request', (request, response) => {
  if (!admits(request, response)) return;
  if (isStopping()) response.shouldKeepAlive = false;
  if (toOffice(request, response)) return;
  // In development Next's own scripts use its internal headers, and nothing is stored.
  if (!dev) sanitiseRequest(request, response);
  watchRequest(request, response);
  if (refuseAmbiguous(request, response)) return;
  for (const step of prepare) step(request, response);
  if (!preview(request, response, { framework, site })) site(request, response);
});

function site(request: IncomingMessage, response: SiteResponse): void {
  if (!dev && answers.some((answer) => answer(request, response))) return;
  framework(request, response);
}

function framework(request: IncomingMessage, response: SiteResponse): void {
  for (const step of beforeNext) step(request, response);
  void renderingFromNow(() => render(request, response));
}

stopGracefully(server);
server.once('error', (error) => {
  console.error(`The site cannot listen on port ${PORT}: ${error.message}.`);
  process.exit(1);
});
const renderEntrance = await startWatchingChanges(ownOrigin);
server.listen(PORT, SITE_HOST);
await Promise.all([once(server, 'listening'), starting]);
if (!dev) await renderEntrance();
markStarted();
// Other programs wait for this line, so it is written whatever the log level is.
const address = server.address();
const port = typeof address === 'object' ? address?.port : PORT;
log.child({}, { level: 'info' }).info({ event: 'listening', port }, 'site is ready');
