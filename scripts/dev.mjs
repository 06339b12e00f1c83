import { watch } from 'node:fs';
import { checkoutVariables } from './run/checkout.mjs';
import { ensureInstalled } from './run/install.mjs';
import { demandPort, freePort, readPort } from './run/ports.mjs';
import { Programs } from './run/programs.mjs';
import { runMain } from './run/stop.mjs';

runMain(async () => {
  const port = readPort('PORT', process.env.PORT ?? '3000');
  await demandPort(port, 'PORT');
  ensureInstalled();
  const { buildPrograms } = await import('./build.mjs');
  await buildPrograms();
  // Next reloads its own files; the script of the documents is bundled here.
  watch('enhance', { recursive: true }, async () => {
    const { buildEnhance } = await import('./build-enhance.mjs');
    await buildEnhance({ minify: false }).catch((error) => console.error(error.message));
  });

  const programs = new Programs();
  let apiUrl = process.env.SCHOOL_API_URL;
  if (!apiUrl) {
    const apiPort = await freePort(4000, '127.0.0.1');
    apiUrl = `http://127.0.0.1:${apiPort}`;
    const tsx = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false'];
    programs.start('The school API', process.execPath, [...tsx, 'school-api/main.ts'], {
      env: { SCHOOL_API_PORT: String(apiPort) },
    });
  }
  const next = ['node_modules/next/dist/bin/next', 'dev', '--port', String(port)];
  programs.start('The site', process.execPath, next, {
    env: {
      SCHOOL_API_URL: apiUrl,
      PORT: String(port),
      NODE_ENV: 'development',
      ...(!process.env.SCHOOL_API_URL && checkoutVariables()),
    },
  });
  console.log(`\n  The site        http://localhost:${port}\n  The school API  ${apiUrl}\n`);
});
