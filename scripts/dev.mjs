import { existsSync, readFileSync } from 'node:fs';
import { checkoutVariables } from './run/checkout.mjs';
import { ensureInstalled } from './run/install.mjs';
import { officeLines, readOffice } from './run/office.mjs';
import { freePort, readPort, requireFreePort } from './run/ports.mjs';
import { Programs } from './run/programs.mjs';
import { sourcesHash } from './run/sources.mjs';
import { runMain } from './run/stop.mjs';

runMain(async () => {
  const port = readPort('PORT', process.env.PORT || '3000');
  await requireFreePort(port, 'PORT');
  ensureInstalled();
  // next.config.mjs reads what this builds. Unchanged sources are not built again, because a running
  // site may be using the files.
  if (!isBuilt()) {
    const { buildPrograms } = await import('./build.mjs');
    await buildPrograms();
  }

  const programs = new Programs();
  let apiUrl = process.env.SCHOOL_API_URL;
  if (!apiUrl) {
    const apiPort = process.env.SCHOOL_API_PORT || (await freePort(4000, '127.0.0.1'));
    apiUrl = `http://127.0.0.1:${apiPort}`;
    const tsx = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false'];
    programs.start('The school API', [...tsx, 'school-api/main.ts'], {
      env: { SCHOOL_API_PORT: String(apiPort) },
      onLine(line) {
        const office = readOffice(line);
        if (office) console.log(`\n${officeLines(office)}`);
        return office === undefined;
      },
    });
  }
  programs.start('The site', ['build/server.mjs'], {
    env: {
      SCHOOL_API_URL: apiUrl,
      PORT: String(port),
      NODE_ENV: 'development',
      ...(!process.env.SCHOOL_API_URL && checkoutVariables()),
    },
  });
  console.log(`\n  The site        http://localhost:${port}\n  The school API  ${apiUrl}\n`);
});

function isBuilt() {
  return existsSync('build/stamp') && readFileSync('build/stamp', 'utf8') === sourcesHash();
}
