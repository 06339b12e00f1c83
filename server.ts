import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import next from 'next';
import { stampClientAddress } from '@/lib/bff/client-ip';
import { env } from '@/lib/env';
import { loadReleaseConfig } from '@/lib/files/release-config';
import { answerFile } from '@/lib/http/answer-file';
import { answerPage } from '@/lib/http/answer-page';
import { redirectToCanonical } from '@/lib/http/canonical-address';
import { Copies } from '@/lib/http/copies';
import { defaultHeaders } from '@/lib/http/default-headers';
import { listFiles } from '@/lib/http/file-list';
import { connectionLimits, guardConnections } from '@/lib/http/guard-connections';
import { limitRenders } from '@/lib/http/limit-renders';
import { limitUploadRate, uploadRate } from '@/lib/http/limit-upload-rate';
import { canonicalPictureSource } from '@/lib/http/picture-source';
import { refuseAmbiguous } from '@/lib/http/refuse-ambiguous';
import { dropRepeatedQuery } from '@/lib/http/repeated-query';
import { limitBodyTime, requestTimeouts, timeoutOptions } from '@/lib/http/request-timeouts';
import { sanitiseRequest } from '@/lib/http/sanitise-request';
import { siteResponse } from '@/lib/http/site-response';
import { log } from '@/lib/log';
import { markLocalRequest } from '@/lib/metrics/local-request';
import { watchRequest } from '@/lib/metrics/watch-requests';
import { pages } from '@/lib/page-cache/cache';
import { plainPolicyFor } from '@/lib/page-cache/policy';
import { aliasPaths, contractPaths } from '@/lib/page-cache/route-table';
import { stopGracefully } from '@/lib/shutdown/graceful-stop';
import { isStopping } from '@/lib/shutdown/stopping';

// Stored answers are readable by this user only, whatever umask the service was started with.
process.umask(0o077);

// Every request passes through this file from top to bottom: answered from memory, or by Next.
const dev = process.env.NODE_ENV === 'development';
const { PORT, SITE_HOST, SITE_URL, SITE_INDEXABLE, TRUST_PROXY, documents, ...limits } = env();

loadReleaseConfig(process.env);
const framework = next({ dev, port: PORT, quiet: !dev });
const starting = framework.prepare().then(() => framework.getRequestHandler());
/** What comes while Next still starts waits for it; stored pages and files are answered meanwhile. */
const nextHandler = async (request: IncomingMessage, response: ServerResponse) =>
  (await starting)(request, response);

const defaults = defaultHeaders({
  https: SITE_URL.startsWith('https:'),
  policy: !dev,
  indexable: SITE_INDEXABLE,
});
const copies = new Copies(48 * 1024 * 1024);
const files = listFiles('.');

const render = dev ? nextHandler : limitRenders(nextHandler, { pages, defaults });
const prepare = [dropRepeatedQuery, canonicalPictureSource];
const answers = [
  refuseAmbiguous,
  redirectToCanonical([...contractPaths, ...aliasPaths], defaults),
  answerFile({ files, copies, defaults }),
  answerPage({ pages, files, copies, defaults }),
];
/** Before Next answers: the client's address, and limits on the body. */
const beforeNext = [
  markLocalRequest,
  stampClientAddress(TRUST_PROXY),
  limitBodyTime(requestTimeouts),
  limitUploadRate(uploadRate),
];

const server = createServer({
  ServerResponse: siteResponse(defaults, dev || documents ? undefined : plainPolicyFor),
  ...timeoutOptions(requestTimeouts),
  keepAliveTimeout: limits.KEEP_ALIVE_TIMEOUT,
});
const admits = dev ? () => true : guardConnections(server, connectionLimits(TRUST_PROXY));

server.on('request', (request, response) => {
  if (!admits(request, response)) return;
  if (isStopping()) response.shouldKeepAlive = false;
  // In development Next's own scripts use its internal headers, and nothing is stored.
  if (!dev) sanitiseRequest(request, response);
  watchRequest(request, response);
  for (const step of prepare) step(request, response);
  if (!dev && answers.some((answer) => answer(request, response))) return;
  for (const step of beforeNext) step(request, response);
  void render(request, response);
});

stopGracefully(server, { delayMs: limits.SHUTDOWN_DELAY_MS, limitMs: limits.SHUTDOWN_LIMIT_MS });
server.once('error', (error) => {
  console.error(`The site cannot listen on port ${PORT}: ${error.message}.`);
  process.exit(1);
});
server.listen(PORT, SITE_HOST);
await Promise.all([once(server, 'listening'), starting]);
// Other programs wait for this line, so it is written whatever the log level is.
log.child({}, { level: 'info' }).info({ event: 'listening', port: PORT }, 'site is ready');
