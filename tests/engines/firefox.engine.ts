import { startFirefox } from './browsers/firefox';
import { runWalks } from './walks/walk';

runWalks('Firefox', startFirefox);
