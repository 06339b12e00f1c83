import { startWebKit } from './drivers/webkit';
import { walkIn } from './walks/walk';

walkIn('WebKit', (preload) => startWebKit(process.env.WEBKIT_DRIVER_PATH ?? '', preload));
