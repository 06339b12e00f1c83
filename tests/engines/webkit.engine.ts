import { startWebKit } from './drivers/webkit';
import { runJourneys } from './walks/walk';

runJourneys('WebKit', (preload) => startWebKit(process.env.WEBKIT_DRIVER_PATH ?? '', preload));
