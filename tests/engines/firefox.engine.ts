import { startFirefox } from './drivers/firefox';
import { walkIn } from './walks/walk';

walkIn('Firefox', (preload) => startFirefox(process.env.FIREFOX_PATH ?? '', preload));
