import { startFirefox } from './drivers/firefox';
import { runJourneys } from './walks/walk';

runJourneys('Firefox', (preload) => startFirefox(process.env.FIREFOX_PATH ?? '', preload));
